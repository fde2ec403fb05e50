import type { AddressInfo } from 'node:net'
import { cashfreeHeaders, cashfreeOrder, startPhonepe, startPhonepeV2 } from '../testing/merchant'
import { startReceiver } from '../testing/receiver'
import { startTestSandbox, type TestSandbox } from '../testing/test-sandbox'

let sandbox: TestSandbox
let origin: string
beforeEach(async () => {
  sandbox = startTestSandbox()
  await sandbox.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = sandbox.app.server.address() as AddressInfo
  origin = `http://127.0.0.1:${port}`
})
afterEach(() => sandbox.app.close())

const headers = { ...cashfreeHeaders(), 'content-type': 'application/json' }

function create(fields: Record<string, unknown> = {}) {
  return fetch(`${origin}/pg/orders`, {
    method: 'POST',
    headers,
    body: JSON.stringify(cashfreeOrder(fields)),
  })
}

async function storedStatus() {
  return (await fetch(`${origin}/pg/orders/ORD-1732195022000`, { headers })).status
}

test.each([
  ['.10', 500, 'api_error', 404],
  ['.11', 429, 'rate_limit_error', 404],
  ['.15', 401, 'authentication_error', 404],
  ['.16', 409, 'invalid_request_error', 200],
  ['.17', 422, 'idempotency_error', 404],
  ['.18', 502, 'api_error', 404],
])("an amount ending in %s gets %i in the provider's shape", async (paise, status, type, stored) => {
  const answer = await create({ order_amount: Number(`1180${paise}`) })
  expect(answer.status).toBe(status)
  expect(await answer.json()).toMatchObject({ type, message: expect.any(String), code: expect.any(String) })
  expect(await storedStatus()).toBe(stored)
})

test('an amount ending in .10 gets 500 twice and is then stored', async () => {
  const statuses = []
  for (let call = 0; call < 3; call += 1) statuses.push((await create({ order_amount: 1180.1 })).status)
  expect(statuses).toEqual([500, 500, 200])
})

test('with order faults off, an amount ending in .10 has no effect', async () => {
  const calm = startTestSandbox(undefined, { SANDBOX_ORDER_FAULTS: 'off' })
  const answer = await calm.app.inject({
    method: 'POST',
    url: '/pg/orders',
    headers,
    payload: cashfreeOrder({ order_amount: 1180.1 }),
  })
  expect(answer.statusCode).toBe(200)
  await calm.app.close()
})

test('a client with too many requests gets the number of seconds to wait', async () => {
  const answer = await create({ order_amount: 1180.11 })
  expect(answer.headers.get('x-ratelimit-retry')).toBe('1')
  expect((await create({ order_amount: 1180.11 })).status).toBe(200)
})

test('a create call without a response has stored its order, and the repeat finds it', async () => {
  await expect(create({ order_amount: 1180.09 })).rejects.toThrow('fetch failed')
  expect(await storedStatus()).toBe(200)
  expect((await create({ order_amount: 1180.09 })).status).toBe(409)
})

test.each([
  ['slow-body', '.19'],
  ['cut-connection', '.20'],
])('the response of %s begins, and does not end', async (_name, paise) => {
  const answer = await create({ order_amount: Number(`1180${paise}`) })
  expect(answer.status).toBe(200)
  await expect(answer.text()).rejects.toThrow('terminated')
  expect(await storedStatus()).toBe(200)
})

test('a response that is not JSON is a page, and the order is stored', async () => {
  const answer = await create({ order_amount: 1180.21 })
  expect(answer.status).toBe(200)
  await expect(answer.json()).rejects.toThrow('not valid JSON')
  expect(await storedStatus()).toBe(200)
})

test('a huge response is 5 MB of JSON', async () => {
  const text = await (await create({ order_amount: 1180.22 })).text()
  expect(text.length).toBeGreaterThan(5_000_000)
  expect(JSON.parse(text).order_id).toBe('ORD-1732195022000')
})

test.each([
  [10, 500, 'INTERNAL_SERVER_ERROR'],
  [11, 429, 'TOO_MANY_REQUESTS'],
  [15, 401, 'AUTHORIZATION_FAILED'],
  [17, 422, 'BAD_REQUEST'],
])('PhonePe answers an amount ending .%i with %i, %s, in both versions', async (paise, status, code) => {
  for (const start of [startPhonepe, startPhonepeV2]) {
    const answer = await start(sandbox.app, { amount: 10_000 + paise })
    expect(answer.statusCode).toBe(status)
    expect(answer.json().code).toBe(code)
  }
})

test('the test phone numbers choose faults in both versions of PhonePe', async () => {
  const phone = '9000000018'
  expect((await startPhonepe(sandbox.app, { mobileNumber: phone })).statusCode).toBe(502)
  const prefilled = { prefillUserLoginDetails: { phoneNumber: `+91${phone}` } }
  expect((await startPhonepeV2(sandbox.app, prefilled)).statusCode).toBe(502)
})

test('the last digits of a test phone number choose a fault for any amount', async () => {
  const { customer_details } = cashfreeOrder()
  const answer = await create({ customer_details: { ...customer_details, customer_phone: '9000000018' } })
  expect(answer.status).toBe(502)
})

test('a webhook can arrive before the response of the create call', async () => {
  const receiver = await startReceiver()
  const order_meta = { notify_url: receiver.url }
  const answer = await create({ order_amount: 1180.04, order_meta })
  expect(await receiver.messages(0)).toHaveLength(1)
  expect(answer.status).toBe(200)
  receiver.close()
})

test('an order’s fault is counted across a restart', async () => {
  await create({ order_amount: 1180.1 })
  await sandbox.app.close()
  sandbox = startTestSandbox(sandbox.dataDir)
  const again = () =>
    sandbox.app.inject({
      method: 'POST',
      url: '/pg/orders',
      headers,
      payload: cashfreeOrder({ order_amount: 1180.1 }),
    })
  expect([(await again()).statusCode, (await again()).statusCode]).toEqual([500, 200])
})
