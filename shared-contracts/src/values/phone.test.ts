import fc from 'fast-check'
import { anyText, asWritten, inScripts } from '../testing/typed'
import { normalisePhone, phoneProblem, phoneText, wholePhone } from './phone'

test.each(['9876543210', '6000000000', '7123456789', '8123456789'])('%s is a phone number', (phone) => {
  expect(phoneProblem(phone)).toBeUndefined()
})

test.each(['', '987654321', '98765432100', '98765 43210', '+919876543210', '98765abcde', '९८७६५४३२१०'])(
  '%p gets the message about ten digits [10.11]',
  (phone) => {
    expect(phoneProblem(phone)).toBe('Phone number must be exactly 10 digits long.')
  },
)

test.each(['0987654321', '1234567890', '5555555555'])(
  '%s gets the message about the first digit [10.11]',
  (phone) => {
    expect(phoneProblem(phone)).toBe('Phone number must start with 6, 7, 8, or 9.')
  },
)

test.each([
  '9876543210',
  '+919876543210',
  '+91 98765 43210',
  '00919876543210',
  '919876543210',
  '09876543210',
  '+91 (0) 98765-43210',
  '\uff19876543210',
  '9876543210 ',
  '98765 43210',
  '98765\u00a043210',
  '98765\u201343210',
  '(98765) 43210',
  '98.76.54.32.10',
  '\u202a+91 98765 43210\u202c',
  '98765\u200b43210\ufeff',
  '९८७६५४३२१०',
  '೯೮೭೬೫೪೩೨೧೦',
  '\uff0b91 ९८७६५ ४३२१०',
  '(+91) 98765-43210',
  '0091 98765 43210',
  '091 98765 43210',
  '+91 0 98765 43210',
  '91-98765-43210',
  'tel:+919876543210',
  '98765\n43210',
])('%s is normalised to one number', (text) => {
  expect(normalisePhone(text)).toEqual({ countryCode: '+91', number: '9876543210' })
})

test.each([
  ['+447911123456', { countryCode: '+44', number: '7911123456' }],
  ['0044 (0)7911 123456', { countryCode: '+44', number: '7911123456' }],
  ['+12025550123', { countryCode: '+1', number: '2025550123' }],
  ['+81 90-1234-5678', { countryCode: '+81', number: '9012345678' }],
  ['+61 412 345 678', { countryCode: '+61', number: '412345678' }],
  ['080 2222 3333', { countryCode: '+91', number: '8022223333' }],
  ['9198765432', { countryCode: '+91', number: '9198765432' }],
])('%s keeps its own country and digits', (text, phone) => {
  expect(normalisePhone(text)).toEqual(phone)
})

test.each([
  ['7911 123456', '+44', '7911123456'],
  ['07911 123456', '+44', '7911123456'],
  ['44 7911 123456', '+44', '7911123456'],
  ['090-1234-5678', '+81', '9012345678'],
  ['1 (202) 555-0123', '+1', '2025550123'],
])('%s with %s selected next to it belongs to that country', (text, countryCode, number) => {
  expect(normalisePhone(text, countryCode)).toEqual({ countryCode, number })
})

test('an unlisted country code stays with its number, and does not turn it into another', () => {
  const phone = normalisePhone('+65 9123 4567')
  expect(phone).toEqual({ countryCode: '', number: '+6591234567' })
  expect(phoneProblem(phone.number)).toBe('Phone number must be exactly 10 digits long.')
})

test.each([
  ['', ''],
  [' call\u200b me ', 'call me'],
  ['98765.5x', '98765.5x'],
  ['98765 4321\ud83c', '98765 4321\ud83c'],
  ['98765,43210', '98765,43210'],
])('%j is not a phone number, and stays as typed', (text, number) => {
  expect(normalisePhone(text)).toEqual({ countryCode: '+91', number })
  expect(phoneProblem(number)).toBe('Phone number must be exactly 10 digits long.')
})

test('a number of ten digits is complete, a shorter one is not', () => {
  expect(wholePhone('+44 7911 12345')).toBeUndefined()
  expect(wholePhone('+44 7911 123456')).toEqual({ countryCode: '+44', number: '7911123456' })
})

test.each([
  ['98765 43210', '9876543210'],
  ['+44 7911 123456', '+447911123456'],
  ['+49 151 1234567', '+491511234567'],
  ['call me', 'call me'],
])('%s is formatted as %s', (text, written) => {
  expect(phoneText(normalisePhone(text))).toBe(written)
})

const number = fc.stringMatching(/^[6-9]\d{9}$/)

test('a number in digits of any script, with any separators and any prefix of India, is one number', () => {
  const prefix = fc.constantFrom('', '0', '91', '+91', '0091', '091', '+910', '910')
  const typed = fc.tuple(prefix, number).chain(([before, digits]) =>
    fc.tuple(
      fc.constant(digits),
      inScripts(before.replace('+', '') + digits).chain(([characters]) =>
        asWritten((before.startsWith('+') ? '+' : '') + characters),
      ),
    ),
  )
  fc.assert(
    fc.property(typed, ([digits, text]) =>
      expect(normalisePhone(text)).toEqual({ countryCode: '+91', number: digits }),
    ),
  )
})

test('normalising a phone number is idempotent', () => {
  const numbers = fc.stringMatching(/^(\+|00|0)?\d{0,20}$/)
  const code = fc.constantFrom('+91', '+44', '+1', '')
  fc.assert(
    fc.property(fc.oneof(anyText, numbers), code, (text, chosen) => {
      const phone = normalisePhone(text, chosen)
      expect(normalisePhone(phone.number, phone.countryCode)).toEqual(phone)
      expect(phoneText(normalisePhone(phoneText(phone)))).toBe(phoneText(phone))
    }),
    { numRuns: 500 },
  )
})

test('10 kB of anything is checked without delay', () => {
  for (const text of ['9'.repeat(10_000), '𝟿'.repeat(5000), '+ ('.repeat(3000), '\u202a'.repeat(10_000)])
    expect(phoneProblem(normalisePhone(text).number)).toBeDefined()
})
