import { type Declared, missingFacts } from './missing-facts'

const whole: Declared = {
  origin: 'India',
  ingredients: ['Turmeric'],
  allergens: [],
  bestBeforeMonths: 12,
  images: ['turmeric.jpg'],
  isTaxed: true,
  variants: [{ net: { amount: 100, unit: 'g' }, price: 12500 }],
}
const LICENCE = '11223344556677'

test('a completely declared product has no missing facts, even without allergens', () => {
  expect(missingFacts(whole, LICENCE)).toEqual([])
})

test.each([
  ['origin', { origin: null }],
  ['ingredients', { ingredients: [] }],
  ['allergens', { allergens: null }],
  ['best-before', { bestBeforeMonths: null }],
  ['net-quantity', { variants: [...whole.variants, { net: null, price: 100 }] }],
  ['picture', { images: [] }],
  ['price', { variants: [] }],
  ['tax', { isTaxed: false }],
] as const)('a missing declaration is listed: %s', (missing, change) => {
  expect(missingFacts({ ...whole, ...change }, LICENCE)).toEqual([missing])
})

test('every product lacks the licence until the shop has declared one', () => {
  expect(missingFacts(whole, undefined)).toEqual(['licence'])
})
