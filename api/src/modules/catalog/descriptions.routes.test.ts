import { buildTestApp, type TestApp } from '../../testing/app'
import { eventually } from '../../testing/eventually'
import { testProducts } from '../../testing/products'

const english = testProducts.find(({ _id }) => _id === 'turmeric-powder')?.description ?? ''
const descriptions = { hi: new Map([[english, 'पीली हल्दी।']]), kn: new Map<string, string>() }
let shop: TestApp
beforeAll(async () => {
  shop = await buildTestApp({ seed: { products: testProducts, descriptions, blogs: [] } })
})
afterAll(() => shop.close())

const ask = (path: string) => shop.visitor().get(`/api/products/${path}`)

test('a description is returned in the requested language', async () => {
  const answer = await ask('turmeric-powder/description/hi')
  expect(answer.json()).toEqual({
    success: true,
    data: { description: 'पीली हल्दी।' },
    message: 'Product found.',
  })
})

test('an untranslated description is left out', async () => {
  expect((await ask('turmeric-powder/description/kn')).json().data).toEqual({})
})

test.each([
  ['a language the shop does not have', 'turmeric-powder/description/fr', 400],
  ['a product the shop does not sell', 'saffron/description/hi', 404],
])('%s has no description', async (_, path, status) => {
  expect((await ask(path)).statusCode).toBe(status)
})

test('a translation is hidden once its English text was rewritten [24.12]', async () => {
  const write = (text: string) =>
    shop.database
      .connection()
      .execute(`update products set description = '${text}' where id = 'turmeric-powder'`)
  await write('Ground in Erode.')
  await eventually(
    async () => Object.keys((await ask('turmeric-powder/description/hi')).json().data).length === 0,
  )
  expect((await ask('turmeric-powder/description/hi')).json().data).toEqual({})
})
