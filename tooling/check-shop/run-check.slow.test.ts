import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { startTestShop, type TestShop } from '../../api/src/modules/payments/testing/test-shop'
import { readArguments } from './read-arguments'
import { runCheck } from './run-check'

const login = { email: 'check@example.in', password: 'cardamom and clove' }
const SECONDS = 30

let shop: TestShop
let proxy: Server
let origin: string
/** The fake edge answers this path with 503. */
let broken: string | undefined

/** Serves api and pages from one origin, as the edge does. */
beforeAll(async () => {
  shop = await startTestShop({ settings: { CHECK_EMAIL: login.email } })
  const { data } = (await shop.app.inject('/api/products')).json<{ data: { name: string }[] }>()
  const page = `<html>${data.map(({ name }) => name).join()}</html>`
  proxy = createServer(async (request, response) => {
    const url = request.url ?? ''
    if (url === broken) return void response.writeHead(503).end()
    if (!/^\/(api|pay)\//.test(url)) return void response.end(page)
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const answer = await shop.app.inject({
      method: request.method === 'POST' ? 'POST' : 'GET',
      url,
      headers: request.headers,
      ...(chunks.length > 0 && { payload: Buffer.concat(chunks) }),
    })
    response.writeHead(answer.statusCode, answer.headers as Record<string, string>).end(answer.rawPayload)
  })
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`
})
beforeEach(() => {
  broken = undefined
})
afterAll(async () => {
  proxy.closeAllConnections()
  proxy.close()
  await shop.close()
})

test('a check buys, pays at the sandbox, gets its refund and reports to the shop, repeatedly', async () => {
  for (let times = 0; times < 2; times += 1)
    expect(await runCheck({ origin, login }, SECONDS)).toEqual({
      isFine: true,
      sentence: expect.stringMatching(
        /works: a purchase succeeded\. Order ORD-\d+ was placed, paid and refunded\.$/,
      ),
    })
  const { body } = await shop.app.inject('/metrics')
  expect(body).toMatch(/^shop_check_age_seconds \d/m)
  const { rows } = await shop.database
    .connection()
    .execute("select shipping_address ->> 'addressLine1' as told, status from orders")
  expect(rows).toEqual(Array(2).fill({ told: 'Do not pack: a check of the shop', status: 'Refunded' }))
})

test.each([
  ['/', 'failed at the home page: / answered 503.'],
  ['/cart', 'failed at the pages of cart and checkout: /cart answered 503.'],
  ['/api/products', 'failed at the catalogue: GET /api/products answered 503'],
])('a check names a failing %s and leaves no order behind', async (path, sentence) => {
  broken = path
  const verdict = await runCheck({ origin, login }, SECONDS)
  expect(verdict.isFine).toBe(false)
  expect(verdict.sentence).toContain(sentence)
  expect(verdict.sentence).not.toContain('Order ORD')
})

test('a wrong password is reported as a failed login', async () => {
  const { sentence } = await runCheck({ origin, login: { ...login, password: 'wrong' } }, SECONDS)
  expect(sentence).toContain('failed at the login: POST /api/customers/login answered 401')
})

test("nothing is bought if the api does not know the check's customer", async () => {
  const other = { email: 'asha@example.in', password: 'cardamom and clove' }
  const { sentence } = await runCheck({ origin, login: other }, SECONDS)
  expect(sentence).toMatch(
    /failed at the check customer: GET \/api\/synthetic-purchases answered 403: This account is not the check customer: see CHECK_EMAIL\.$/,
  )
  expect(sentence).not.toContain('Order ORD')
})

test('a failed check names the order it leaves behind and what happens to it', async () => {
  broken = '/api/payments/create'
  const { isFine, sentence } = await runCheck({ origin, login }, SECONDS)
  expect(isFine).toBe(false)
  expect(sentence).toMatch(
    /failed at the start of the payment: .* Order ORD-\d+ is placed and unpaid; it will close/,
  )
})

test('a check of a shop that does not respond in time is abandoned', async () => {
  const silent = createServer(() => {})
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
  const { port } = silent.address() as AddressInfo
  const verdict = await runCheck({ origin: `http://127.0.0.1:${port}`, login }, 1)
  expect(verdict).toEqual({
    isFine: false,
    sentence: `The check of http://127.0.0.1:${port} failed at the home page: not finished within 1 s.`,
  })
  silent.closeAllConnections()
  silent.close()
})

const env = { CHECK_EMAIL: login.email, CHECK_PASSWORD: login.password }

test.each([
  [[], '60', env, "'' is not a shop's address"],
  [['shop.example'], '60', env, "is not a shop's address"],
  [['https://shop.example/cart'], '60', env, "is not a shop's address"],
  [['https://shop.example'], 'soon', env, '--within must be 1 to 600 seconds'],
  [['https://shop.example'], '60', { CHECK_EMAIL: login.email }, 'Set CHECK_EMAIL and CHECK_PASSWORD'],
  [['https://shop.example'], '60', { ...env, CHECK_WEBHOOK: 'chat' }, 'CHECK_WEBHOOK must be'],
])(
  'wrong arguments are refused with a sentence before any request: %j --within %s',
  (args, within, settings, sentence) => {
    expect(() => readArguments(args, { within }, settings)).toThrow(sentence)
  },
)
