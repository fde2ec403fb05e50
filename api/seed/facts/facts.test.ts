import { formatNet } from 'shared-contracts/catalog/unit-price'
import { inEnglish } from 'shared-contracts/i18n/translate'
import { seedProducts } from '../catalogue'
import { seedFacts } from './facts'

test('every product has a label, and every pack a net quantity', () => {
  expect(seedFacts.map(({ _id, packs }) => [_id, packs.map((pack) => pack._id)])).toEqual(
    seedProducts.map(({ _id, variants }) => [_id, variants.map((pack) => pack._id)]),
  )
})

test("a pouch's net quantity matches its name, and kits are counted", () => {
  for (const [index, { category, variants }] of seedProducts.entries()) {
    const held = seedFacts[index]?.packs.map(({ net }) => formatNet(net, inEnglish))
    const isKit = category === 'DIY SPICE KIT'
    expect(held).toEqual(isKit ? ['1 kit', '2 kits', '3 kits'] : variants.map(({ quantity }) => quantity))
  }
})

test('every label names its origin, its ingredients once each, and how long it keeps', () => {
  for (const { origin, ingredients, bestBeforeMonths } of seedFacts) {
    expect(origin).toMatch(/^[A-Z][a-z]+$/)
    expect(ingredients.length).toBeGreaterThan(0)
    expect(new Set(ingredients).size).toBe(ingredients.length)
    expect([12, 24]).toContain(bestBeforeMonths)
  }
})

test('mustard and wheat are named as allergens wherever an ingredient holds them', () => {
  for (const { ingredients, allergens } of seedFacts) {
    const words = ingredients.join(' ')
    expect(allergens.includes('Mustard')).toBe(/mustard/i.test(words))
    expect(allergens.includes('Wheat')).toBe(/wheat|asafoetida/i.test(words))
  }
})
