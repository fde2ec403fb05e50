import fc from 'fast-check'
import { anyText, asWritten, inScripts } from '../../testing/typed'
import { normalisePincode } from './pincode'

test.each([
  ['560 001', '560001'],
  ['560\u00a0001', '560001'],
  ['560-001', '560001'],
  ['560\u2013001', '560001'],
  ['५६०००१', '560001'],
  ['೫೬೦ ೦೦೧', '560001'],
  ['\u202a560001\u202c', '560001'],
  [' 560001\u200b', '560001'],
])('%j is the pincode %s', (typed, pincode) => expect(normalisePincode(typed)).toBe(pincode))

test.each([
  ['SW1A  1AA', 'SW1A 1AA'],
  ['100-0001', '100-0001'],
  ['01310-100', '01310-100'],
  ['12345-6789', '12345-6789'],
  ['000 001', '000 001'],
  ['56००01\ud83c', '560001\ud83c'],
  ['\u200b', ''],
])('%j is not an Indian pincode and becomes %j', (typed, tidy) => expect(normalisePincode(typed)).toBe(tidy))

test('a pincode in digits of any script, with any separators, is one pincode', () => {
  const typed = fc
    .stringMatching(/^[1-9]\d{5}$/)
    .chain(inScripts)
    .chain(([signs, digits]) => fc.tuple(fc.constant(digits), asWritten(signs)))
  fc.assert(fc.property(typed, ([digits, text]) => expect(normalisePincode(text)).toBe(digits)))
})

test('normalising a pincode is idempotent', () => {
  fc.assert(
    fc.property(anyText, (text) =>
      expect(normalisePincode(normalisePincode(text))).toBe(normalisePincode(text)),
    ),
  )
})
