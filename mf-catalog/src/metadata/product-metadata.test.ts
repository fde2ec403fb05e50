import type { ProductFacts } from 'shared-contracts/catalog/product-facts-schema'
import { cloves, clovesFacts, kit, turmeric } from '../testing/example-products'
import { productMetadata } from './product-metadata'

const origin = 'https://shop.example'
const buildData = (product = turmeric, facts?: ProductFacts) =>
  productMetadata({ product, facts }, origin).structuredData?.[0]

test('a product is a group of its packs, each offered at its price in rupees', () => {
  expect(buildData(cloves)).toMatchObject({
    '@type': 'ProductGroup',
    productGroupID: 'cloves',
    url: 'https://shop.example/whole-spices/cloves',
    image: cloves.images.map((image) => origin + image),
    hasVariant: [
      {
        '@type': 'Product',
        name: 'Cloves, 50 g',
        sku: 'cloves-50',
        size: '50 g',
        offers: { price: '180.50', priceCurrency: 'INR', availability: 'https://schema.org/InStock' },
      },
      { size: '100 g', offers: { price: '340.00' } },
      { size: '250 g', offers: { price: '800.00' } },
    ],
  })
})

test('a shelf life of one month is in the singular', () => {
  expect(buildData(cloves, { ...clovesFacts, bestBeforeMonths: 1 })).toMatchObject({
    additionalProperty: expect.arrayContaining([expect.objectContaining({ value: '1 month from packing' })]),
  })
})

test('an offer has its unit price, MRP, shipping and return policy', () => {
  expect(buildData(cloves, clovesFacts)).toMatchObject({
    countryOfOrigin: { name: 'India' },
    additionalProperty: [
      { name: 'Ingredients', value: 'Cloves' },
      { name: 'Best before', value: '24 months from packing' },
    ],
    hasVariant: [
      {
        offers: {
          priceSpecification: [
            {
              price: '180.50',
              referenceQuantity: { value: 50, unitCode: 'GRM', valueReference: { value: 100 } },
            },
            { priceType: 'https://schema.org/MaximumRetailPrice', price: '190.00' },
          ],
          shippingDetails: {
            shippingRate: { value: '50.00', currency: 'INR' },
            deliveryTime: { handlingTime: { minValue: 5, maxValue: 7 } },
          },
          hasMerchantReturnPolicy: { merchantReturnDays: 7 },
        },
      },
      {},
      {},
    ],
  })
})

test('a sold-out pack is marked as such, and a product with one pack is not a group', () => {
  const [first] = turmeric.variants
  const single = { ...turmeric, variants: first ? [{ ...first, isSoldOut: true }] : [] }
  expect(buildData(single)).toMatchObject({
    '@type': 'Product',
    sku: 'turmeric-250',
    offers: { price: '290.00', availability: 'https://schema.org/OutOfStock' },
  })
})

test('a pack without a price is not offered, and a product without packs is not described', () => {
  const [first] = turmeric.variants
  const half = {
    ...turmeric,
    variants: [{ _id: 'free', quantity: '1 g', price: 0 }, ...(first ? [first] : [])],
  }
  expect(buildData(half)).toMatchObject({ '@type': 'Product', size: '250 g' })
  expect(buildData(kit)).toBeUndefined()
})

test('metadata claims no rating or review without published ones', () => {
  expect(JSON.stringify(buildData(cloves, clovesFacts))).not.toMatch(/rating|review/i)
})

test('metadata states the rating and the first published reviews', () => {
  const facts = { ...clovesFacts, rating: { average: 4.3, count: 7 } }
  const review = {
    ...{ id: 'r-1', stars: 4, text: 'Strong.', language: 'en' as const, helpful: 0, photos: [] },
    writtenAt: '2026-11-20T08:00:00.000Z',
  }
  const reviews = { rating: facts.rating, stars: [0, 0, 0, 7, 0], reviews: [review] }
  expect(productMetadata({ product: cloves, facts, reviews }, origin).structuredData?.[0]).toMatchObject({
    aggregateRating: { ratingValue: 4.3, reviewCount: 7, bestRating: 5 },
    review: [
      {
        author: { name: 'A customer' },
        datePublished: '2026-11-20',
        reviewBody: 'Strong.',
        reviewRating: { ratingValue: 4 },
      },
    ],
  })
})

test("the share picture of a product shows its price, or is the shop's if it has no picture", () => {
  expect(productMetadata({ product: kit }, origin).picture).toBeUndefined()
  expect(productMetadata({ product: turmeric }, origin).picture).toEqual({
    path: expect.stringMatching(/^\/uploads\/preview\/products\/turmeric-powder\.\w+\.jpg$/),
    alt: 'Turmeric Powder, from Rs 125, 100 g',
  })
})

test("a shared link states today's lowest price, and none if nothing is on sale", () => {
  expect(productMetadata({ product: cloves }, origin).sharedAs).toBe(`${cloves.name}, from Rs 180.50`)
  expect(productMetadata({ product: kit }, origin).sharedAs).toBeUndefined()
})
