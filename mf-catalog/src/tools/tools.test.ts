import { fits } from 'shared-contracts/remote/agents/as-many-as-fit'
import { type SearchEntry, searchIndex } from 'shared-contracts/remote/search/search-index'
import { createStore } from 'shared-contracts/store'
import { type FakeApi, fakeHttp } from 'shared-contracts/testing'
import { buildIndexResponse } from '../testing/example-index'
import { cloves, clovesFacts, turmeric } from '../testing/example-products'
import { getProduct } from './get-product'
import { searchProducts } from './search-products'

const answered = (data: unknown) => ({ status: 200, body: { success: true, data } })
const turmericFacts = {
  ...clovesFacts,
  ingredients: ['Turmeric'],
  variants: [
    { _id: 'turmeric-250', net: { amount: 250, unit: 'g' }, mrp: 300 },
    { _id: 'turmeric-100', net: { amount: 100, unit: 'g' }, mrp: 125 },
  ],
}
const api: FakeApi = {
  ...buildIndexResponse(),
  'GET /api/products/turmeric-powder': answered(turmeric),
  'GET /api/products/turmeric-powder/facts': answered(turmericFacts),
}

function openFakeShop(table: FakeApi = api) {
  const { http, requests } = fakeHttp(table)
  const goTo = jest.fn()
  return { shop: { store: createStore({ http }), goTo }, requests, goTo }
}

const told = {
  product_id: 'turmeric-powder',
  name: 'Turmeric Powder',
  page: '/ground-spices/turmeric-powder',
}

test('an assistant finds a product by its kitchen name, with each pack’s price and price per 100 g', async () => {
  const { shop, goTo } = openFakeShop()
  expect(await searchProducts.execute({ query: 'haldi' }, shop)).toEqual({
    products: [
      {
        ...told,
        variants: [
          { pack_id: 'turmeric-250', variant: '250 g', price: '₹290', unit_price: '₹116.00 per 100 g' },
          { pack_id: 'turmeric-100', variant: '100 g', price: '₹125', unit_price: '₹125.00 per 100 g' },
        ],
      },
    ],
  })
  expect(goTo).not.toHaveBeenCalled()
})

test('a sold-out pack says so, and a product without a label has no unit price', async () => {
  const [, small] = turmeric.variants
  const soldOut = { ...turmeric, variants: [{ ...small, isSoldOut: true }] }
  const { shop } = openFakeShop({
    ...buildIndexResponse(),
    'GET /api/products/turmeric-powder': answered(soldOut),
  })
  const variants = [{ pack_id: 'turmeric-100', variant: '100 g', price: '₹125', sold_out: true }]
  expect(await searchProducts.execute({ query: 'turmeric' }, shop)).toEqual({
    products: [{ ...told, variants }],
  })
})

test('no result is an empty list, and a query that is too short is refused', async () => {
  const { shop } = openFakeShop()
  expect(await searchProducts.execute({ query: 'qxqxqx' }, shop)).toMatchObject({ products: [] })
  expect(await searchProducts.execute({ query: '!' }, shop)).toMatchObject({ error: { code: 'TOO_SHORT' } })
})

test('too many results are cut, with the number of those left out', async () => {
  const entries: SearchEntry[] = Array.from({ length: 30 }, (_, at) => ({
    kind: 'product',
    title: `Turmeric number ${at}`,
    path: `/ground-spices/turmeric-${at}`,
  }))
  const products = entries.map(({ title, path }) => {
    const id = path.split('/').at(-1) ?? ''
    return [`GET /api/products/${id}`, answered({ ...turmeric, _id: id, name: title })] as const
  })
  const { shop } = openFakeShop({
    ...buildIndexResponse(searchIndex('many', entries)),
    ...Object.fromEntries(products),
  })
  const answer = await searchProducts.execute({ query: 'turmeric' }, shop)
  expect(fits(answer)).toBe(true)
  expect(answer.more).toBe(30 - (answer.products as unknown[]).length)
  expect((answer.products as unknown[]).length).toBeGreaterThan(3)
})

test('without a response an assistant is asked to try again', async () => {
  const { shop } = openFakeShop({ 'GET /search-index.json': { status: 503, body: {} } })
  expect(await searchProducts.execute({ query: 'haldi' }, shop)).toMatchObject({
    error: { code: 'UNAVAILABLE' },
  })
  const other = openFakeShop({ ...buildIndexResponse({ shape: 2 }) })
  expect(await searchProducts.execute({ query: 'haldi' }, other.shop)).toMatchObject({
    error: { code: 'OTHER_VERSION' },
  })
})

test('an assistant gets everything that the product’s page says', async () => {
  const { shop } = openFakeShop()
  expect(await getProduct.execute({ product_id: 'turmeric-powder' }, shop)).toEqual({
    ...told,
    hindi_name: 'Haldi',
    category: 'GROUND SPICES',
    variants: [
      {
        pack_id: 'turmeric-250',
        variant: '250 g',
        price: '₹290',
        unit_price: '₹116.00 per 100 g',
        mrp: '₹300',
      },
      {
        pack_id: 'turmeric-100',
        variant: '100 g',
        price: '₹125',
        unit_price: '₹125.00 per 100 g',
        mrp: '₹125',
      },
    ],
    delivery: 'Orders are processed in 5-7 business days. Delivery within India takes 4-7 days after that.',
    label: [
      'Ingredients: Turmeric',
      'Allergens: None in the ingredients',
      'Best before: 24 months from packing',
      'Country of origin: India',
      'Made and packed by: A Spice Maker, Bangalore',
    ],
    description: 'Deep yellow turmeric. Warm and earthy.',
  })
})

test('an unknown product is refused', async () => {
  const { shop } = openFakeShop()
  expect(await getProduct.execute({ product_id: 'saffron' }, shop)).toMatchObject({
    error: { code: 'UNKNOWN_PRODUCT' },
  })
})

test('the largest product fits into a response: its description is cut first, then its label, then its packs', async () => {
  const large = {
    ...cloves,
    description: 'Fragrant. '.repeat(300),
    variants: Array.from({ length: 40 }, (_, at) => ({
      _id: `cloves-${at}`,
      quantity: `${at} g`,
      price: 10,
    })),
  }
  const { shop } = openFakeShop({
    'GET /api/products/cloves': answered(large),
    'GET /api/products/cloves/facts': answered({ ...clovesFacts, ingredients: ['Cloves '.repeat(300)] }),
  })
  const answer = await getProduct.execute({ product_id: 'cloves' }, shop)
  expect(fits(answer)).toBe(true)
  expect(answer).toMatchObject({ product_id: 'cloves', rest: 'on the page' })
})
