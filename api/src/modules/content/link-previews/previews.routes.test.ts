import { dishPreview, previewPath, productPreview } from 'shared-contracts/content/preview'
import sharp from 'sharp'
import { buildTestApp, type TestApp } from '../../../testing/app'
import { testProducts } from '../../../testing/products'
import type { SeedProduct } from '../../catalog'

const hostile: SeedProduct = {
  _id: 'hostile',
  name: `</text><script>alert(1)</script> \u202e${'Incomprehensible'.repeat(40)}`,
  hindiName: '',
  synonyms: [],
  description: '',
  category: 'WHOLE SPICES',
  images: ['/uploads/star-anise-1.jpg'],
  variants: [{ _id: 'hostile-50g', quantity: '50 g '.repeat(20), price: 99.5 }],
}
const lost: SeedProduct = { ...hostile, _id: 'lost', name: 'Lost', images: ['/uploads/../../secret-1.jpg'] }

let shop: TestApp
beforeAll(async () => {
  shop = await buildTestApp({ seed: { products: [...testProducts, hostile, lost], blogs: [] } })
})
afterAll(() => shop.close())

const get = (path: string) => shop.app.inject(path)

async function fetchPreviewPath(id: string): Promise<string> {
  const { data } = (await get(`/api/products/${id}`)).json()
  return previewPath(productPreview(data))
}

test.each(['turmeric-powder', 'hostile'])('%s has a preview that messengers show', async (id) => {
  const answer = await get(await fetchPreviewPath(id))
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/jpeg'])
  expect(answer.headers['cache-control']).toContain('immutable')
  expect(answer.rawPayload.length).toBeLessThan(300_000)
  const { format, width, height } = await sharp(answer.rawPayload).metadata()
  expect([format, width, height]).toEqual(['jpeg', 1200, 630])
})

test('a recipe has a preview, too', async () => {
  const answer = await get(previewPath(dishPreview({ id: 3, title: 'Punjabi Chole' })))
  expect(answer.headers['cache-control']).toContain('immutable')
})

test('an old or invented version gets the current picture, cached briefly', async () => {
  const today = await get(await fetchPreviewPath('turmeric-powder'))
  const old = await get('/uploads/preview/products/turmeric-powder.0ld.jpg')
  expect(old.rawPayload.equals(today.rawPayload)).toBe(true)
  expect(old.headers['cache-control']).toBe('public, max-age=300')
})

test.each([
  '/uploads/preview/products/saffron-of-mars.abc.jpg',
  '/uploads/preview/recipes/99.abc.jpg',
  '/uploads/preview/products/turmeric-powder',
  '/uploads/preview/owners/1.abc.jpg',
])('%s does not exist', async (path) => {
  expect((await get(path)).statusCode).toBe(404)
})

test("a product without a photo is shared with the shop's picture, if that is ready", async () => {
  const answer = await get('/uploads/preview/products/lost.abc.jpg')
  expect([200, 404]).toContain(answer.statusCode)
  expect(answer.headers['cache-control'] ?? '').not.toContain('immutable')
})
