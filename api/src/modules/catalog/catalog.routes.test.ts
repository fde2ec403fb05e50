import { buildTestApp, type TestApp } from '../../testing/app'
import { testProducts } from '../../testing/products'

let shop: TestApp
beforeAll(async () => {
  shop = await buildTestApp()
})
afterAll(() => shop.close())

test('every product is listed in its order, with prices in rupees [23.1, 24.1, 24.2]', async () => {
  const answer = await shop.visitor().get('/api/products')
  expect(answer.statusCode).toBe(200)
  expect(answer.json()).toEqual({ success: true, data: testProducts, message: 'Products found.' })
})

test.each(['/api/products?category=DIY%20SPICE%20KIT', '/api/products/category/DIY%20SPICE%20KIT'])(
  'a category lists its own products: %s [23.1]',
  async (url) => {
    const answer = await shop.visitor().get(url)
    expect(answer.json()).toMatchObject({ success: true, data: [{ _id: 'rasam-powder-kit' }] })
  },
)

test('a product is found by its id [23.2, 24.1]', async () => {
  const answer = await shop.visitor().get('/api/products/turmeric-powder')
  expect(answer.json()).toEqual({ success: true, data: testProducts[0], message: 'Product found.' })
})

test.each(['/api/products/saffron', '/api/products/category/TEA', '/api/products?category='])(
  'an unknown product or category gets a 404: %s [23.18]',
  async (url) => {
    const answer = await shop.visitor().get(url)
    expect(answer.statusCode).toBe(404)
    expect(answer.json()).toMatchObject({ success: false, code: 'NOT_FOUND', message: expect.any(String) })
  },
)

test('a browser with a current copy of the list does not download it again', async () => {
  const visitor = shop.visitor()
  const first = await visitor.get('/api/products')
  const again = await visitor.send({ url: '/api/products', headers: { 'if-none-match': first.headers.etag } })
  expect(again.statusCode).toBe(304)
  expect(again.body).toBe('')
  expect(again.headers['cache-control']).toBe('public, no-cache')
})
