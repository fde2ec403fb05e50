import { isCacheableCall } from 'shared-contracts/routing/cacheable-calls'
import { buildTestApp, type TestApp } from '../testing/app'

let shop: TestApp
beforeAll(async () => {
  shop = await buildTestApp()
})
afterAll(() => shop.close())

/** Lists every path of the api, with an example in which its parameters have values. */
const addresses = () =>
  Object.keys(shop.app.swagger().paths ?? {}).map((path) => ({
    path,
    example: path.replaceAll(/\{[^}]*\}/g, 'turmeric-powder'),
  }))

test('a device may cache catalogue and content, but never orders, payments or accounts', () => {
  const kept = addresses().filter(({ example }) => isCacheableCall(example))
  expect(addresses().length).toBeGreaterThan(30)
  expect(kept.map(({ path }) => path).sort()).toEqual([
    '/api/blogs',
    '/api/blogs/{title}',
    '/api/products',
    '/api/products/category/{category}',
    '/api/products/{id}',
  ])
})

test('cacheable responses are the same for customers and visitors', async () => {
  const customer = await shop.customer()
  for (const { example } of addresses().filter(({ example }) => isCacheableCall(example))) {
    const answers = [await customer.get(example), await shop.visitor().get(example)]
    const [own, strangers] = answers.map(({ body }) => body.replace(/"requestId":"[^"]*"/, ''))
    expect(own).toBe(strangers)
  }
})
