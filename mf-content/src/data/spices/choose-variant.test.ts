import { chooseVariant, variantSentence } from './choose-variant'

const variants = (...sizes: (readonly [quantity: string, price: number])[]) => ({
  variants: sizes.map(([quantity, price]) => ({ _id: quantity, quantity, price })),
})
const pouches = variants(['500 g', 385], ['100 g', 85], ['250 g', 199])

test.each([
  [15, '100 g'],
  [100, '100 g'],
  [101, '250 g'],
  [900, '500 g'],
])('a pot of %p g is offered %s', (grams, quantity) => {
  expect(chooseVariant(pouches, grams)?.variant.quantity).toBe(quantity)
})

test('a pack without a price is not offered, and a product without priced packs is sold out', () => {
  expect(chooseVariant(variants(['100 g', 0], ['250 g', 199]), 15)?.variant.quantity).toBe('250 g')
  expect(chooseVariant(variants(['100 g', 0]), 15)).toBeUndefined()
  expect(chooseVariant(variants(), 15)).toBeUndefined()
})

test('a pack that is sold out is skipped', () => {
  const variants = pouches.variants.map((variant) => ({
    ...variant,
    isSoldOut: variant.quantity === '100 g',
  }))
  expect(chooseVariant({ variants }, 15)?.variant.quantity).toBe('250 g')
})

test('packs without a weight on the label are offered in their own order', () => {
  expect(chooseVariant(variants(['Pack of 2', 239], ['Pack of 3', 349]), 15)?.variant.quantity).toBe(
    'Pack of 2',
  )
  expect(chooseVariant(variants(['Pack of 2', 239], ['1 kg', 900]), 15)).toMatchObject({ grams: 1000 })
})

test.each([
  [100, 15, 'You need about 15 g. This pack is enough to cook it about 6 times.'],
  [100, 60, 'You need about 60 g. This pack is enough.'],
  [100, 0.4, 'You need less than 1 g. This pack is enough to cook it more than 50 times.'],
  [100, 150, 'You need about 150 g. That’s more than our largest pack.'],
  [undefined, 15, 'You need about 15 g.'],
])('a pack of %p g is described for a pot of %p g', (grams, need, sentence) => {
  const variant = { _id: 'a', quantity: '', price: 1 }
  expect(variantSentence(grams === undefined ? { variant } : { variant, grams }, need)).toBe(sentence)
})
