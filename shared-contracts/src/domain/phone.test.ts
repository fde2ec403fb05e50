import { normalisePhone, phoneProblem } from './phone'

test.each(['9876543210', '6000000000', '7123456789', '8123456789'])('%s is a phone number', (phone) => {
  expect(phoneProblem(phone)).toBeUndefined()
})

test.each(['', '987654321', '98765432100', '98765 43210', '+919876543210', '98765abcde', '९८७६५४३२१०'])(
  '%p is told to have ten digits [10.11]',
  (phone) => {
    expect(phoneProblem(phone)).toBe('Phone number must be exactly 10 digits long.')
  },
)

test.each(['0987654321', '1234567890', '5555555555'])('%s is told how a number starts [10.11]', (phone) => {
  expect(phoneProblem(phone)).toBe('Phone number must start with 6, 7, 8, or 9.')
})

test.each([
  '9876543210',
  '+919876543210',
  '+91 98765 43210',
  '00919876543210',
  '919876543210',
  '09876543210',
  '+91 (0) 98765-43210',
  '\uff19876543210',
])('%s is kept as one number', (text) => {
  expect(normalisePhone(text)).toEqual({ countryCode: '+91', number: '9876543210' })
})

test.each([
  ['+447911123456', { countryCode: '+44', number: '7911123456' }],
  ['+12025550123', { countryCode: '+1', number: '2025550123' }],
  ['080 2222 3333', { countryCode: '+91', number: '8022223333' }],
  ['9198765432', { countryCode: '+91', number: '9198765432' }],
])('%s keeps its own country and digits', (text, phone) => {
  expect(normalisePhone(text)).toEqual(phone)
})

test('the country chosen beside a number is its own', () => {
  expect(normalisePhone('7911 123456', '+44')).toEqual({ countryCode: '+44', number: '7911123456' })
})

test.each(['', 'call me', '12345', '+999123456789', '9'.repeat(16), '98765.5x'])(
  '%p is no phone number',
  (text) => {
    expect(normalisePhone(text)).toBeUndefined()
  },
)
