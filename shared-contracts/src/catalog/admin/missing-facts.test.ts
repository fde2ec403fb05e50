import { type Declared, missingFacts } from './missing-facts'

const whole: Declared = {
  origin: 'India',
  ingredients: ['Turmeric'],
  allergens: [],
  bestBeforeMonths: 12,
  images: ['turmeric.jpg'],
  variants: [{ net: { amount: 100, unit: 'g' }, price: 12500 }],
}
const LICENCE = '11223344556677'

test('a product of which all is said misses nothing, also without allergens', () => {
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
] as const)('what nobody has said of the %s is named', (missing, change) => {
  expect(missingFacts({ ...whole, ...change }, LICENCE)).toEqual([missing])
})

test('every product misses the licence until the shop has one', () => {
  expect(missingFacts(whole, undefined)).toEqual(['licence'])
})
