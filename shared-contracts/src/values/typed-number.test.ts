import fc from 'fast-check'
import { anyText } from '../testing/typed'
import { normaliseCode, normaliseNumber, typedRupees } from './typed-number'

test.each([
  ['१२५', '125'],
  ['೧,೨೫೦.೫೦', '1250.50'],
  ['1,00,000', '100000'],
  ['1,000,000.5', '1000000.5'],
  ['1000,000', '1000000'],
  ['₹ 1,250', '1250'],
  ['Rs. 125.50', '125.50'],
  ['rs 500/-', '500'],
  ['500 INR', '500'],
  ['\u202a1\u00a0250\u202c', '1250'],
  ['1 00 000', '100000'],
  ['Rs 1 250 /-', '1250'],
  ['１２５', '125'],
  ['−2.50', '-2.50'],
  ['₹ -5', '-5'],
  ['+5', '5'],
  ['.5', '.5'],
])('the number typed as %j is %s', (typed, number) => {
  expect(normaliseNumber(typed)).toBe(number)
})

test.each([
  '12,50',
  '12 50',
  '1 2 3',
  '1,2,3',
  'free',
  '1e3',
  '10²',
  '½',
  '1\u00002',
  'Rs',
  '',
  '12:50',
  '1\ud8002',
  '🌶',
])('%j is not an amount in rupees', (typed) => expect(typedRupees(typed)).toBeUndefined())

const long = fc.constantFrom('1', ',', ',123', '₹', 'Rs', ' ', '\u0000', '\ud800', '🌶', '-', '९', '\u200b')
const pasted = fc.oneof(
  anyText,
  fc.array(long, { maxLength: 20 }).map((parts) => parts.join('')),
  long.map((part) => part.repeat(10_000)),
)

test.each([normaliseNumber, normaliseCode])('%p accepts any text, and is idempotent', (read) => {
  fc.assert(
    fc.property(pasted, (text) => {
      expect(read(read(text))).toBe(read(text))
    }),
  )
})
