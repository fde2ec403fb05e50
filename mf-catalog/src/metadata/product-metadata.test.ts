import { cloves, kit, turmeric } from '../testing/example-products'
import { productMetadata } from './product-metadata'

const origin = 'https://shop.example'
const dataOf = (product = turmeric) => productMetadata(product, origin).structuredData?.[0]

test('a product is offered in every pack at its price in rupees', () => {
  expect(dataOf(cloves)).toMatchObject({
    '@type': 'Product',
    url: 'https://shop.example/whole-spices/cloves',
    image: cloves.images.map((image) => origin + image),
    offers: [
      { name: '50 g', price: '180.50', priceCurrency: 'INR', availability: 'https://schema.org/InStock' },
      { name: '100 g', price: '340.00' },
      { name: '250 g', price: '800.00' },
    ],
  })
})

test('a pack without a price is not offered, and a product without packs is described to nobody', () => {
  const [first] = turmeric.variants
  const half = {
    ...turmeric,
    variants: [{ _id: 'free', quantity: '1 g', price: 0 }, ...(first ? [first] : [])],
  }
  expect(dataOf(half)).toMatchObject({ offers: [{ name: '250 g' }] })
  expect(dataOf(kit)).toBeUndefined()
})

test('no rating and no review is claimed', () => {
  expect(JSON.stringify(dataOf())).not.toMatch(/rating|review/i)
})

test('a product without a picture is shared with that of the shop', () => {
  expect(productMetadata(kit, origin).picture).toBeUndefined()
  expect(productMetadata(turmeric, origin).picture).toEqual({
    path: '/uploads/share/turmeric-powder-1.jpg',
    alt: 'Turmeric Powder',
  })
})

test('a shared link tells the lowest price of today, and none where nothing is on sale', () => {
  expect(productMetadata(cloves, origin).sharedAs).toBe(`${cloves.name}, from Rs 180.50`)
  expect(productMetadata(kit, origin).sharedAs).toBeUndefined()
})
