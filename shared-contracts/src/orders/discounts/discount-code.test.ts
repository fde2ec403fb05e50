import fc from 'fast-check'
import { isDiscountCode, normaliseCode } from './discount-code'

test.each([
  ['  diwali 10 ', 'DIWALI10'],
  ['ｄｉｗａｌｉ１０', 'DIWALI10'],
  ['diwali१०', 'DIWALI10'],
  ['DIWALI–10', 'DIWALI-10'],
  ['\u200bdi\u00adwali\u00a010\u2060', 'DIWALI10'],
])('%j is the code %s', (typed, code) => {
  expect(normaliseCode(typed)).toBe(code)
  expect(isDiscountCode(code)).toBe(true)
})

test.each([
  '',
  '  ',
  'A1',
  '-A1',
  'A1-',
  'दिवाली',
  'SAVE 10%',
  'A\u0000B12',
  'X'.repeat(31),
  'X'.repeat(10_240),
])('%j is not a code', (typed) => expect(isDiscountCode(normaliseCode(typed))).toBe(false))

test('normalising twice changes nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (typed) => {
      const code = normaliseCode(typed)
      if (isDiscountCode(code)) expect(normaliseCode(code)).toBe(code)
    }),
  )
})
