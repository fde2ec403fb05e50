import { isGstin } from './gstin'

test('a GSTIN from the portal is accepted', () => {
  expect(isGstin('27AAPFU0939F1ZV')).toBe(true)
})

test.each([
  '',
  '27AAPFU0939F1ZW',
  '27AAPFU0939F1Z',
  '99AAPFU0939F1ZV',
  '27aapfu0939f1zv',
  'GSTIN of the shop',
])('"%s" is not a GSTIN', (text) => expect(isGstin(text)).toBe(false))
