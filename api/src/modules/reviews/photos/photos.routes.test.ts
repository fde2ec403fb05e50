import sharp from 'sharp'
import { buildTestApp, type TestApp, type TestCustomer } from '../../../testing/app'
import { buyer, publicReviews, publish, write } from '../testing/delivered-order'
import { createReviewPhotosRepository } from './photos.repository'
import { createReviewPhotos } from './review-photos'

let shop: TestApp
beforeAll(async () => {
  shop = await buildTestApp()
})
afterAll(() => shop.close())

const DAY_MS = 24 * 3_600_000
const picture = (background: string) =>
  sharp({ create: { width: 800, height: 600, channels: 3, background } })
    .withExif({ IFD3: { GPSLatitude: '12/1' } })
    .jpeg()
    .toBuffer()

async function upload(customer: TestCustomer, payload: Buffer, headers: Record<string, string> = {}) {
  return customer.send({
    method: 'POST',
    url: '/api/files/review-photos',
    headers: { 'content-type': 'image/jpeg', ...headers },
    payload,
  })
}

const fetchPublic = (id: string, size = '') => shop.visitor().get(`/uploads/reviews/${id}${size}.jpg`)

test('a photo is private until its review is published, loses its location, and goes with the review', async () => {
  const [asha, ravi] = [await buyer(shop), await shop.customer('ravi')]
  const photo = (await upload(asha, await picture('red'))).json()
  expect(photo).toEqual({ id: expect.any(String), width: 800, height: 600 })
  expect((await asha.get(`/api/reviews/photos/${photo.id}`)).statusCode).toBe(200)
  expect((await ravi.get(`/api/reviews/photos/${photo.id}`)).statusCode).toBe(404)
  await write(asha, { photos: [photo.id] })
  expect((await fetchPublic(photo.id)).statusCode).toBe(404)
  const owner = await shop.staff('owner')
  expect((await owner.get(`/api/admin/review-photos/${photo.id}`)).headers['content-type']).toBe('image/jpeg')
  await publish(shop, asha)
  expect((await publicReviews(shop)).reviews[0].photos).toEqual([photo])
  const file = await fetchPublic(photo.id)
  expect((await sharp(file.rawPayload).metadata()).exif).toBeUndefined()
  expect((await sharp((await fetchPublic(photo.id, '-320')).rawPayload).metadata()).width).toBe(320)
  await asha.call('DELETE', '/api/reviews/turmeric-powder')
  expect((await fetchPublic(photo.id)).statusCode).toBe(404)
})

test('a customer cannot use or take another customer’s photo', async () => {
  const [asha, ravi] = [await buyer(shop), await buyer(shop, 'ravi')]
  const { id } = (await upload(asha, await picture('blue'))).json()
  const answer = await write(ravi, { photos: [id] })
  expect([answer.statusCode, answer.json().message]).toEqual([
    400,
    'A photo is no longer available. Please add it again.',
  ])
  expect((await write(asha, { photos: [id] })).statusCode).toBe(200)
})

test('a removed photo is deleted with the next version that is published', async () => {
  const asha = await buyer(shop)
  const { id } = (await upload(asha, await picture('green'))).json()
  await write(asha, { photos: [id] })
  await publish(shop, asha)
  await write(asha, { photos: [], text: 'The same without a photo.' })
  expect((await fetchPublic(id)).statusCode).toBe(200)
  await publish(shop, asha)
  const { rows } = await shop.database.connection().execute(`select 1 from review_photos where id = '${id}'`)
  expect(rows).toEqual([])
})

test('50 MB, text and an empty file are refused with a sentence', async () => {
  const asha = await shop.customer()
  const large = await upload(asha, Buffer.alloc(10), { 'content-length': String(50_000_000) })
  expect([large.statusCode, large.json().message]).toEqual([413, 'The file is larger than 15 MB.'])
  const text = await upload(asha, Buffer.from('<svg onload=alert(1)>'))
  expect([text.statusCode, text.json().message]).toEqual([400, 'Choose a JPEG, PNG or WebP picture.'])
  expect((await upload(asha, Buffer.alloc(0))).statusCode).toBe(400)
  const visitor = { ...shop.visitor(), id: '', email: '' }
  await visitor.get('/api/session')
  expect((await upload(visitor, await picture('red'))).statusCode).toBe(401)
})

test('unsent photos are limited, and deleted after a day', async () => {
  const asha = await shop.customer()
  const file = await picture('white')
  await shop.database.connection().execute(`
    insert into review_photos (customer_id, file, small, width, height, added_at)
    select '${asha.id}', '', '', 1, 1, '${shop.now().toISOString()}' from generate_series(1, 12)`)
  const answer = await upload(asha, file)
  expect([answer.statusCode, answer.json().code]).toEqual([429, 'TOO_MANY_REQUESTS'])
  shop.wait(DAY_MS + 1)
  const repository = createReviewPhotosRepository(shop.database)
  await createReviewPhotos({ repository, pictures: { fit: jest.fn() }, now: shop.now }).forgetUnsent()
  expect((await upload(asha, file)).statusCode).toBe(200)
})
