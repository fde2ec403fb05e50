import { buildTestApp, PASSWORD, type TestApp, type TestCustomer } from '../../../testing/app'
import { eventually } from '../../../testing/eventually'
import type { TestStaff } from '../../../testing/staff'
import { listAuditEntries } from '../../orders/admin/testing/paid-order'
import {
  buyer,
  forgetReviews,
  publicReviews,
  publish,
  review,
  reviewOf,
  write,
} from '../testing/delivered-order'

let shop: TestApp
let owner: TestStaff
beforeAll(async () => {
  shop = await buildTestApp()
  owner = await shop.staff('owner')
})
afterAll(() => shop.close())
beforeEach(() => forgetReviews(shop))

const decide = (id: string, what: string, body: object = {}) =>
  owner.post(`/api/admin/reviews/${id}/${what}`, body)
const list = async (which = 'waiting') => (await owner.get(`/api/admin/reviews?list=${which}`)).json()
const mailsTo = ({ email }: TestCustomer) => shop.mails.filter(({ to }) => to === email)

async function written(name = 'asha', change: object = {}, language?: string) {
  const author = await buyer(shop, name, language)
  await write(author, change)
  return { author, id: await reviewOf(shop, author) }
}

test('staff read what waits, oldest first, with figures by stars and the time to decide', async () => {
  const first = await written('asha', { stars: 1, text: 'It arrived without any smell.' })
  shop.wait(2 * 3_600_000)
  await written('ravi')
  expect((await list()).reviews).toMatchObject([
    {
      id: first.id,
      product: 'Turmeric Powder',
      stars: 1,
      excerpt: 'It arrived without any smell.',
      reports: 0,
    },
    { stars: 4 },
  ])
  await decide(first.id, 'publish', { version: 1 })
  const { counts, figures } = await list('published')
  expect(counts).toEqual({ waiting: 1, reported: 0, published: 1, rejected: 0 })
  expect(figures).toEqual({
    stars: [5, 4, 3, 2, 1].map((stars) => ({ stars, published: stars === 1 ? 1 : 0, rejected: 0 })),
    medianHours: 2,
  })
  expect((await owner.get('/api/admin/counts')).json()).toMatchObject({ reviews: 1 })
  expect((await listAuditEntries(shop, first.id)).at(-1)).toMatchObject({
    what: 'review-published',
    after: { product: 'turmeric-powder', version: 1, stars: 1 },
  })
})

test('a rejection has a reason from the list, is mailed once in the author’s language, and can be edited', async () => {
  const { author, id } = await written('asha', {}, 'hi')
  expect((await decide(id, 'reject', { version: 1, reason: 'negative' })).statusCode).toBe(400)
  expect((await decide(id, 'reject', { version: 1 })).statusCode).toBe(400)
  await Promise.all([1, 2].map(() => decide(id, 'reject', { version: 1, reason: 'not-about-product' })))
  await eventually(() => mailsTo(author).length > 0)
  expect(mailsTo(author)).toHaveLength(1)
  expect(mailsTo(author)[0]?.text).toContain('/hi/account/reviews/turmeric-powder')
  expect(mailsTo(author)[0]?.text).not.toContain('It isn’t about the product')
  expect((await author.get('/api/reviews')).json().reviews).toMatchObject([
    { rejected: { reason: 'not-about-product', text: review.text } },
  ])
  expect((await publicReviews(shop)).reviews).toEqual([])
  await write(author, { text: 'The turmeric itself is very good.' })
  await publish(shop, author)
  expect((await publicReviews(shop)).reviews).toMatchObject([{ text: 'The turmeric itself is very good.' }])
  expect((await list()).figures.stars[1]).toEqual({ stars: 4, published: 1, rejected: 1 })
})

test('staff never decide about a version that they have not read', async () => {
  const { author, id } = await written()
  await write(author, { text: 'Another text, written meanwhile.' })
  for (const [what, body] of [
    ['publish', { version: 1 }],
    ['reject', { version: 1, reason: 'abusive' }],
  ] as const) {
    const answer = await decide(id, what, body)
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'CHANGED_MEANWHILE'])
  }
  expect((await publicReviews(shop)).reviews).toEqual([])
})

test('publishing twice changes nothing the second time', async () => {
  const { id } = await written()
  const answers = await Promise.all([1, 2].map(() => decide(id, 'publish', { version: 1 })))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
  expect(await listAuditEntries(shop, id)).toHaveLength(1)
})

test('the reply is public under the review, and mailed to the author once', async () => {
  const { author, id } = await written()
  expect((await decide(id, 'reply', { text: 'Thank you' })).json().code).toBe('WRONG_STATE')
  await publish(shop, author)
  await decide(id, 'reply', { text: 'Thank you for this.' })
  await decide(id, 'reply', { text: 'Thank you for this, Asha.' })
  expect((await publicReviews(shop)).reviews[0].reply).toEqual({
    text: 'Thank you for this, Asha.',
    at: shop.now().toISOString(),
  })
  await eventually(() => mailsTo(author).length > 0)
  expect(mailsTo(author).map(({ subject }) => subject)).toEqual([
    'Our reply to your review of Turmeric Powder',
  ])
  expect(mailsTo(author)[0]?.text).toContain('http://localhost:3000/ground-spices/turmeric-powder')
})

test('a reported review stays public until staff reject it or keep it', async () => {
  const { author, id } = await written()
  await publish(shop, author)
  const ravi = await shop.customer('ravi')
  const report = () => ravi.post(`/api/reviews/${id}/reports`, { reason: 'advertising', note: 'An advert' })
  await Promise.all([report(), report()])
  expect((await ravi.post(`/api/reviews/${id}/reports`, { reason: 'boring' })).statusCode).toBe(400)
  expect((await list('reported')).reviews).toMatchObject([{ id, reports: 1 }])
  expect((await publicReviews(shop)).reviews).toHaveLength(1)
  expect((await decide(id, 'reports/settle')).json().reports).toMatchObject([
    { isSettled: true, note: 'An advert' },
  ])
  expect((await list('reported')).reviews).toEqual([])
  await decide(id, 'reject', { version: 1, reason: 'advertising' })
  expect((await publicReviews(shop)).reviews).toEqual([])
  expect((await list('rejected')).reviews).toMatchObject([{ id }])
})

test('a list longer than a page continues where it ended', async () => {
  const { id } = await written()
  await shop.database.connection().execute(`
    insert into reviews (product_id, customer_id, "order") select 'p' || n, 'c', (select "order" from reviews limit 1) from generate_series(1, 34) n`)
  // The api stores whole milliseconds, which is all that a cursor has.
  await shop.database.connection().execute(`
    insert into review_versions (review, version, stars, text, language, photos, written_at)
      select id, 1, 3, 'A text of this review', 'en', '{}', date_trunc('milliseconds', now()) + interval '1 day' from reviews where id <> '${id}'`)
  const first = await list()
  const rest = (await owner.get(`/api/admin/reviews?after=${first.after}`)).json()
  expect([first.reviews.length, rest.reviews.length, rest.after]).toEqual([30, 5, undefined])
  expect(new Set([...first.reviews, ...rest.reviews].map((one) => one.id)).size).toBe(35)
  expect((await owner.get('/api/admin/reviews?after=x')).statusCode).toBe(400)
})

test('an unknown review is not found', async () => {
  const id = '0f8fad5b-d9cb-469f-a165-70867728950e'
  expect((await owner.get(`/api/admin/reviews/${id}`)).statusCode).toBe(404)
  expect((await decide(id, 'publish', { version: 1 })).statusCode).toBe(404)
})

test('after the account is deleted, a published review stays without name and photos, and a waiting one goes', async () => {
  const { author, id } = await written('Zubeida')
  await publish(shop, author)
  await write(author, { text: 'An edit that nobody has read yet.' })
  const { id: hidden, author: shy } = await written('shy')
  expect((await author.get('/api/customers/export')).json().reviews).toMatchObject([
    {
      product: 'turmeric-powder',
      versions: [{ text: review.text, isPublished: true }, { isPublished: false }],
    },
  ])
  for (const customer of [author, shy])
    expect((await customer.post('/api/customers/delete-account', { password: PASSWORD })).statusCode).toBe(
      200,
    )
  const { reviews } = await publicReviews(shop)
  expect(reviews).toMatchObject([{ id, text: review.text }])
  expect(reviews[0]).not.toHaveProperty('name')
  expect((await owner.get(`/api/admin/reviews/${hidden}`)).statusCode).toBe(404)
  expect((await decide(id, 'reject', { version: 1, reason: 'illegal' })).statusCode).toBe(200)
})
