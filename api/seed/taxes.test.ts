import { seedProducts } from './catalogue'
import { seedTaxes } from './taxes'

test('every product of the catalogue has one HSN code and the rate of spices', () => {
  expect(seedTaxes.map(({ productId }) => productId).sort()).toEqual(
    seedProducts.map(({ _id }) => _id).sort(),
  )
  for (const { hsn, rate } of seedTaxes) {
    expect(hsn).toMatch(/^\d{4}$/)
    expect(rate).toBe(500)
  }
})
