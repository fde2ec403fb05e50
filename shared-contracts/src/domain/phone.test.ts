import { phoneProblem } from './phone'

test.each(['9876543210', '6000000000', '7123456789', '8123456789'])('%s is a phone number', (phone) => {
  expect(phoneProblem(phone)).toBeUndefined()
})

test.each(['', '987654321', '98765432100', '98765 43210', '+919876543210', '98765abcde', '९८७६५४३२१०'])(
  '%p is told to have ten digits',
  (phone) => {
    expect(phoneProblem(phone)).toBe('Phone number must be exactly 10 digits long.')
  },
)

test.each(['0987654321', '1234567890', '5555555555'])('%s is told how a number starts', (phone) => {
  expect(phoneProblem(phone)).toBe('Phone number must start with 6, 7, 8, or 9.')
})
