import { seedProducts } from '../../../../api/seed/catalogue'
import { grownProducts } from './grown-products'

test('a grown catalogue begins with the shop’s own, and each product has an id of its own', () => {
  const grown = grownProducts(seedProducts, 430)
  expect(grown).toHaveLength(430)
  expect(grown.slice(0, seedProducts.length)).toEqual(seedProducts)
  expect(new Set(grown.map(({ _id }) => _id)).size).toBe(430)
  const pictures = new Set(seedProducts.flatMap(({ images }) => images))
  for (const picture of grown.flatMap(({ images }) => images)) expect(pictures).toContain(picture)
})

test('the same seed makes the same catalogue, and another seed another', () => {
  expect(grownProducts(seedProducts, 100)).toEqual(grownProducts(seedProducts, 100))
  expect(grownProducts(seedProducts, 100)).not.toEqual(grownProducts(seedProducts, 100, 7))
})
