import { sql } from 'drizzle-orm'
import { run } from '../../../../db/connection'
import { createPreparedResponses } from '../../../../http/responses/prepared-responses'
import { createJobs } from '../../../../jobs/jobs'
import { createOutbox } from '../../../../mail/outbox'
import { buildTestApp, type TestApp } from '../../../../testing/app'
import type { Browser } from '../../../../testing/browser'
import { eventually } from '../../../../testing/eventually'
import { createCatalog } from '../..'
import { turmeric } from '../testing/counted-shop'
import { createBackInStock } from './back-in-stock.service'
import { createRequestsRepository } from './requests.repository'

let shop: TestApp
beforeEach(async () => {
  shop = await buildTestApp()
  await shop.app.stock.sellOut(turmeric.variantId)
})
afterEach(() => shop.close())

const ask = (browser: Browser, email: string, pack: object = turmeric) =>
  browser.post('/api/back-in-stock', { ...pack, email })
const rows = () =>
  run(shop.database, sql`select email, confirmed_at is not null as confirmed from back_in_stock_requests`)
const mailsTo = (email: string, words: string) =>
  shop.mails.filter(({ to, subject }) => to === email && subject.includes(words))

/** Another process's job, on the same database. */
function openJob() {
  const { database, now } = shop
  const jobs = createJobs(() => {})
  return createBackInStock({
    repository: createRequestsRepository(database),
    shownCalled: createCatalog({ database, answers: createPreparedResponses() }).shownCalled,
    confirmedEmailOf: async () => undefined,
    inTransaction: database.inTransaction,
    outbox: createOutbox({
      database,
      now,
      jobs,
      mailer: async (mail) => void shop.mails.push(mail),
      log: { warn: () => {} },
    }),
    publicOrigin: 'http://localhost:3000',
    now,
  })
}

async function requestLink(email: string, language?: string): Promise<{ token: string; stop: string }> {
  await ask(shop.visitor(language), email)
  await eventually(() => shop.mails.some(({ to }) => to === email))
  const mail = shop.mails.find(({ to }) => to === email)
  return {
    token: /\/back-in-stock\/confirm\/(\S+)/.exec(mail?.text ?? '')?.[1] ?? '',
    stop: /\/back-in-stock\/stop\/([\w-]+)/.exec(mail?.headers?.['List-Unsubscribe'] ?? '')?.[1] ?? '',
  }
}

test('a visitor confirms the address, gets one mail when the pack is back, and is forgotten', async () => {
  const email = 'asha@example.in'
  const { token } = await requestLink(email)
  await openJob().mailAll()
  expect(await rows()).toEqual([{ email, confirmed: false }])
  expect((await shop.visitor().post('/api/back-in-stock/confirm', { token })).statusCode).toBe(200)
  await openJob().mailAll()
  expect(await rows()).toEqual([{ email, confirmed: true }])
  await shop.app.stock.bringBack(turmeric.variantId)
  await Promise.all([openJob().mailAll(), openJob().mailAll()])
  expect(await rows()).toEqual([])
  await eventually(() => mailsTo(email, 'is back in stock').length > 0)
  expect(mailsTo(email, 'is back in stock')).toHaveLength(1)
})

test('a signed-in customer with a confirmed address needs no link', async () => {
  const asha = await shop.customer('asha')
  const answer = await ask(asha, asha.email)
  expect(answer.json()).toEqual({ message: 'We’ll email you when it’s back.', needsConfirming: false })
  expect(await rows()).toEqual([{ email: asha.email, confirmed: true }])
})

test('the response is the same for known and unknown addresses, and repeats send no second mail', async () => {
  const asha = await shop.customer('asha')
  const visitor = shop.visitor()
  const answers = [
    await ask(visitor, asha.email),
    await ask(visitor, 'nobody@example.in'),
    await ask(visitor, 'nobody@example.in'),
  ]
  expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1)
  await eventually(() => mailsTo('nobody@example.in', 'Confirm').length > 0)
  expect(mailsTo('nobody@example.in', 'Confirm')).toHaveLength(1)
})

test("another customer's address is not confirmed by being signed in", async () => {
  const [asha, ravi] = [await shop.customer('asha'), await shop.customer('ravi')]
  expect((await ask(ravi, asha.email)).json()).toMatchObject({ needsConfirming: true })
  expect(await rows()).toEqual([{ email: asha.email, confirmed: false }])
})

test('a request is deleted with one click in a mail program', async () => {
  const { stop } = await requestLink('asha@example.in', 'kn')
  const opened = await shop.app.inject(`/api/back-in-stock/stop/${stop}`)
  expect(opened.headers.location).toBe(`/kn/back-in-stock/stop/${stop}`)
  const answer = await shop.app.inject({
    method: 'POST',
    url: `/api/back-in-stock/stop/${stop}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'List-Unsubscribe=One-Click',
  })
  expect(answer.statusCode).toBe(200)
  expect(await rows()).toEqual([])
})

test('an expired link confirms nothing, and its request is deleted', async () => {
  const { token } = await requestLink('asha@example.in')
  shop.wait(7 * 24 * 3_600_000)
  expect((await shop.visitor().post('/api/back-in-stock/confirm', { token })).statusCode).toBe(400)
  await openJob().forgetUnconfirmed()
  expect(await rows()).toEqual([])
})

test.each([
  ['an address without @', 'asha', turmeric, 400],
  ['an unknown pack', 'asha@example.in', { ...turmeric, variantId: 'none' }, 404],
  ['a pack that is in stock', 'asha@example.in', { ...turmeric, variantId: 'turmeric-powder-500g' }, 409],
  ['a token for an id', 'asha@example.in', { productId: 'a'.repeat(10_000), variantId: 'b' }, 400],
])('a request is refused and stored nowhere: %s', async (_, email, pack, status) => {
  const answer = await ask(shop.visitor(), email, pack)
  expect(answer.statusCode).toBe(status)
  expect(await rows()).toEqual([])
})
