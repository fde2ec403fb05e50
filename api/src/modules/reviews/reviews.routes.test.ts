import { buildTestApp, type TestApp } from '../../testing/app'
import {
  buyer,
  deliveredOrder,
  forgetReviews,
  PRODUCT,
  publicReviews,
  publish,
  review,
  reviewOf,
  write,
} from './testing/delivered-order'

let shop: TestApp
beforeAll(async () => {
  shop = await buildTestApp()
})
afterAll(() => shop.close())
beforeEach(() => forgetReviews(shop))

const DAY_MS = 24 * 3_600_000
const fetchFacts = async () => (await shop.visitor().get(`/api/products/${PRODUCT}/facts`)).json().data
const fetchTags = async () => (await shop.app.inject('/api/content-version')).json().tags

test('a buyer’s review waits for approval, and is public once staff have published it', async () => {
  const asha = await buyer(shop, 'Asha')
  const answer = await write(asha)
  expect(answer.json()).toMatchObject({
    name: 'Asha R.',
    toReview: [],
    reviews: [
      {
        product: { id: PRODUCT, name: 'Turmeric Powder' },
        waiting: { stars: 4, name: 'Asha R.', language: 'en' },
      },
    ],
  })
  expect(await publicReviews(shop)).toEqual({ stars: [0, 0, 0, 0, 0], reviews: [] })
  expect(await fetchFacts()).not.toHaveProperty('rating')
  const id = await publish(shop, asha)
  expect(await publicReviews(shop)).toEqual({
    rating: { average: 4, count: 1 },
    stars: [0, 0, 0, 1, 0],
    reviews: [
      {
        id,
        stars: 4,
        text: review.text,
        language: 'en',
        name: 'Asha R.',
        writtenAt: shop.now().toISOString(),
        photos: [],
        helpful: 0,
      },
    ],
  })
})

test('only a customer who has received the product may review it', async () => {
  const [ravi, meena, tara] = [
    await shop.customer('ravi'),
    await shop.customer('meena'),
    await shop.customer('tara'),
  ]
  await deliveredOrder(shop, meena, [])
  await deliveredOrder(shop, tara, ['coming-back'])
  for (const customer of [ravi, meena, tara]) {
    const answer = await write(customer)
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'FORBIDDEN'])
  }
  expect((await shop.visitor().call('PUT', `/api/reviews/${PRODUCT}`, review)).statusCode).toBe(401)
  const { rows } = await shop.database.connection().execute('select 1 from reviews')
  expect(rows).toEqual([])
})

test('a shipment without a recorded delivery counts as delivered after the promised time', async () => {
  const asha = await shop.customer()
  await deliveredOrder(shop, asha, [])
  shop.wait(10 * DAY_MS)
  expect((await asha.get('/api/reviews')).json().toReview).toEqual([
    { id: PRODUCT, name: 'Turmeric Powder', image: expect.any(String) },
  ])
  expect((await write(asha)).statusCode).toBe(200)
})

test.each([
  [{ stars: 0 }],
  [{ stars: 6 }],
  [{ stars: 4.5 }],
  [{ text: 'Nice' }],
  [{ text: 'x'.repeat(30_000) }],
  [{ text: 'Call me on 98450 12345' }],
  [{ text: 'Cheaper at https://spices.example' }],
  [{ photos: ['1', '2', '3', '4', '5'] }],
  [{ photos: ['0f8fad5b-d9cb-469f-a165-70867728950e'] }],
  [{ showsName: 'yes' }],
])('bad input is refused with a sentence and changes nothing: %j', async (change) => {
  const asha = await buyer(shop)
  const answer = await write(asha, change)
  expect(answer.statusCode).toBe(400)
  expect(answer.json().message).toMatch(/\w+\.$/)
  expect((await asha.get('/api/reviews')).json()).toMatchObject({ reviews: [], toReview: [{ id: PRODUCT }] })
})

test('HTML is stored as text', async () => {
  const asha = await buyer(shop)
  const text = '<img src=x onerror=alert(1)> is what the label says'
  await write(asha, { text })
  await publish(shop, asha)
  expect((await publicReviews(shop)).reviews[0].text).toBe(text)
})

test('two presses send one review, even at the same moment', async () => {
  const asha = await buyer(shop)
  const answers = await Promise.all([write(asha), write(asha), write(asha)])
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
  const { rows } = await shop.database.connection().execute('select version from review_versions')
  expect(rows).toHaveLength(1)
})

test('a published version stays public until an edit is approved, and only the newest edit waits', async () => {
  const asha = await buyer(shop)
  await write(asha)
  await publish(shop, asha)
  await write(asha, { stars: 2, text: 'It lost its smell after a week.' })
  await write(asha, { stars: 1, text: 'It lost its smell after two weeks.' })
  expect((await publicReviews(shop)).rating).toEqual({ average: 4, count: 1 })
  expect((await asha.get('/api/reviews')).json().reviews).toMatchObject([
    { published: { stars: 4 }, waiting: { stars: 1 } },
  ])
  await publish(shop, asha)
  expect(await publicReviews(shop)).toMatchObject({
    rating: { average: 1, count: 1 },
    reviews: [{ stars: 1 }],
  })
  const { rows } = await shop.database.connection().execute('select text from review_versions')
  expect(rows).toEqual([{ text: 'It lost its smell after two weeks.' }])
})

test('an author deletes a review at any time, and another customer never does', async () => {
  const [asha, ravi] = [await buyer(shop), await buyer(shop, 'ravi')]
  await write(asha)
  await publish(shop, asha)
  await ravi.call('DELETE', `/api/reviews/${PRODUCT}`)
  await write(ravi, { text: 'Ravi writes about his own pack.' })
  expect((await publicReviews(shop)).reviews).toMatchObject([{ text: review.text }])
  expect((await asha.call('DELETE', `/api/reviews/${PRODUCT}`)).json()).toMatchObject({
    reviews: [],
    toReview: [{ id: PRODUCT }],
  })
  expect((await publicReviews(shop)).reviews).toEqual([])
  expect((await ravi.get('/api/reviews')).json().reviews).toHaveLength(1)
})

test('publishing outdates only the pages of that product', async () => {
  const asha = await buyer(shop)
  const before = await fetchTags()
  await write(asha)
  await publish(shop, asha)
  for (let wait = 0; wait < 40 && !(await fetchTags())[`reviews:${PRODUCT}`]; wait += 1)
    await new Promise((resolve) => setTimeout(resolve, 50))
  const { [`reviews:${PRODUCT}`]: added, ...others } = await fetchTags()
  expect(added).toMatch(/^[0-9a-f]{16}$/)
  expect(others).toEqual(before)
})

test('the rating is in the facts and feeds, and in no list', async () => {
  const asha = await buyer(shop)
  await write(asha, { stars: 5 })
  await publish(shop, asha)
  const rating = { average: 5, count: 1 }
  const read = async () => (await fetchFacts()).rating
  for (let wait = 0; wait < 40 && !(await read()); wait += 1)
    await new Promise((resolve) => setTimeout(resolve, 50))
  expect(await read()).toEqual(rating)
  expect((await shop.visitor().get('/api/products')).body).not.toContain('rating')
  const lines = (await shop.visitor().get('/feeds/openai.jsonl')).body
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
  expect(lines.filter((line) => line.group_id === PRODUCT)[0]).toMatchObject({
    star_rating: '5.0',
    review_count: 1,
  })
  expect(lines.find((line) => line.group_id !== PRODUCT)).not.toHaveProperty('star_rating')
})

test('reviews come in parts, the newest or the most helpful first', async () => {
  for (let count = 0; count < 6; count += 1) {
    const customer = await buyer(shop, `c${count}`)
    await write(customer, { text: `Review number ${count} of the turmeric` })
    const id = await publish(shop, customer)
    if (count === 2) await (await shop.customer()).post(`/api/reviews/${id}/helpful`, { isHelpful: true })
    shop.wait(1000)
  }
  const first = await publicReviews(shop)
  expect(first.reviews.map(({ text }: { text: string }) => text.slice(0, 15))).toEqual(
    [5, 4, 3, 2, 1].map((count) => `Review number ${count}`),
  )
  expect(first.next).toBe(5)
  const rest = await publicReviews(shop, '?from=5')
  expect([rest.reviews.length, rest.next]).toEqual([1, undefined])
  expect((await publicReviews(shop, '?order=helpful')).reviews[0]).toMatchObject({ helpful: 1 })
  expect((await shop.visitor().get(`/api/products/${PRODUCT}/reviews?from=x`)).statusCode).toBe(400)
})

test('a customer’s vote counts once, can be taken back, and never counts for their own review', async () => {
  const [asha, ravi] = [await buyer(shop), await shop.customer('ravi')]
  await write(asha)
  const waiting = await reviewOf(shop, asha)
  const vote = (customer: typeof ravi, isHelpful: boolean) =>
    customer.post(`/api/reviews/${waiting}/helpful`, { isHelpful })
  expect((await vote(ravi, true)).statusCode).toBe(404)
  await publish(shop, asha)
  await Promise.all([vote(ravi, true), vote(ravi, true)])
  expect((await vote(ravi, true)).json()).toEqual({ helpful: 1, isHelpful: true })
  expect((await vote(asha, true)).statusCode).toBe(403)
  expect((await shop.visitor().post(`/api/reviews/${waiting}/helpful`, { isHelpful: true })).statusCode).toBe(
    401,
  )
  expect((await vote(ravi, false)).json()).toEqual({ helpful: 0, isHelpful: false })
  expect((await vote(ravi, false)).json()).toEqual({ helpful: 0, isHelpful: false })
})

test('too many calls by one customer are refused', async () => {
  const limited = await buildTestApp({ limits: { reviewCallsPerCustomer: 2 } })
  const asha = await limited.customer()
  const codes = []
  for (let count = 0; count < 3; count += 1) codes.push((await write(asha)).statusCode)
  await limited.close()
  expect(codes).toEqual([403, 403, 429])
})
