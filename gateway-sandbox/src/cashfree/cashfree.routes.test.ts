import {
  cashfreeHeaders,
  cashfreeOrder,
  cashfreeOrderStatus,
  openCashfreeOrder,
  pay,
} from '../testing/merchant'
import { startTestSandbox, type TestSandbox } from '../testing/test-sandbox'

let sandbox: TestSandbox
beforeEach(() => {
  sandbox = startTestSandbox()
})
afterEach(() => sandbox.app.close())

function create(fields: Record<string, unknown> = {}, headers: Record<string, string> = cashfreeHeaders()) {
  return sandbox.app.inject({ method: 'POST', url: '/pg/orders', headers, payload: cashfreeOrder(fields) })
}

test('a new order is active, priced in rupees and has a payment session and string ids', async () => {
  const answer = await create({ order_amount: 170.5 })
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['x-api-version']).toBe('2025-01-01')
  expect(answer.json()).toMatchObject({
    entity: 'order',
    order_id: 'ORD-1732195022000',
    order_amount: 170.5,
    order_currency: 'INR',
    order_status: 'ACTIVE',
    cf_order_id: expect.stringMatching(/^\d{10}$/),
    payment_session_id: expect.stringMatching(/^session_/),
    created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+05:30$/),
  })
  expect(answer.json()).not.toHaveProperty('payment_link')
})

test.each(['2021-05-21', '2022-01-01'])(
  'version %s responds with a payment link and an integer id',
  async (version) => {
    const order = (await create({}, cashfreeHeaders(version))).json()
    expect(order.cf_order_id).toEqual(expect.any(Number))
    expect(order.payment_link).toBe(`http://127.0.0.1:4100/pay/${order.order_token}`)
    expect(order).not.toHaveProperty('payment_session_id')
    expect((await sandbox.app.inject(new URL(order.payment_link).pathname)).statusCode).toBe(200)
  },
)

test('wrong keys are refused', async () => {
  const answer = await create({}, { ...cashfreeHeaders(), 'x-client-secret': 'guess' })
  expect(answer.statusCode).toBe(401)
  expect(answer.json()).toMatchObject({
    message: 'authentication Failed',
    code: 'request_failed',
    type: 'authentication_error',
  })
})

test.each([undefined, '2020-01-01'])('the api version %s is refused', async (version) => {
  const { 'x-api-version': _dropped, ...keys } = cashfreeHeaders()
  const answer = await create({}, version ? { ...keys, 'x-api-version': version } : keys)
  expect(answer.statusCode).toBe(400)
  expect(answer.json().code).toBe('request_failed')
})

test.each([
  ['order_amount_invalid', { order_amount: 0.5 }],
  ['order_amount_invalid', { order_amount: 10.123 }],
  ['order_amount_invalid', { order_amount: '100' }],
  ['order_currency_invalid', { order_currency: 'USD' }],
  ['order_id_invalid', { order_id: 'a b c' }],
  ['order_id_invalid', { order_id: 'x'.repeat(46) }],
  ['customer_details_missing', { customer_details: undefined }],
  ['customer_details.customer_phone_missing', { customer_details: { customer_id: 'asha' } }],
  [
    'customer_details.customer_phone_invalid',
    { customer_details: { customer_id: 'asha', customer_phone: '98' } },
  ],
  ['order_meta.return_url_invalid', { order_meta: { return_url: 'javascript:alert(1)' } }],
  ['order_meta.payment_methods_invalid', { order_meta: { payment_methods: 'cash' } }],
  ['order_expiry_time_invalid', { order_expiry_time: '2020-01-01T00:00:00Z' }],
])('the error code %s is returned for %j, and no order is created', async (code, fields) => {
  const answer = await create(fields)
  expect(answer.statusCode).toBe(400)
  expect(answer.json()).toEqual({
    message: expect.any(String),
    help: expect.any(String),
    code,
    type: 'invalid_request_error',
  })
  expect((await sandbox.app.inject('/')).body).not.toContain('ORD-1732195022000')
})

test("a body that is not JSON is refused in the provider's shape", async () => {
  const headers = { ...cashfreeHeaders(), 'content-type': 'application/json' }
  const answer = await sandbox.app.inject({ method: 'POST', url: '/pg/orders', headers, payload: '{' })
  expect(answer.statusCode).toBe(400)
  expect(answer.json().type).toBe('invalid_request_error')
})

test('a repeated order id is refused, and the first order can be read', async () => {
  await create()
  const again = await create({ order_amount: 5 })
  expect(again.statusCode).toBe(409)
  expect(again.json()).toMatchObject({
    message: 'order with same id is already present',
    code: 'order_already_exists',
  })
  const kept = await sandbox.app.inject({ url: '/pg/orders/ORD-1732195022000', headers: cashfreeHeaders() })
  expect(kept.json().order_amount).toBe(1180)
})

test('a repeat with the same idempotency key gets the same response, and other content under it is refused', async () => {
  const headers = { ...cashfreeHeaders(), 'x-idempotency-key': 'key-1' }
  const first = await create({}, headers)
  const replay = await create({}, headers)
  expect(first.headers['x-idempotency-replayed']).toBe('false')
  expect(replay.headers['x-idempotency-replayed']).toBe('true')
  expect(replay.body).toBe(first.body)
  const other = await create({ order_amount: 5 }, headers)
  expect(other.statusCode).toBe(422)
  expect(other.json()).toMatchObject({ code: 'request_invalid', type: 'idempotency_error' })
})

test('an unknown order is not found', async () => {
  const answer = await sandbox.app.inject({ url: '/pg/orders/ORD-0', headers: cashfreeHeaders() })
  expect(answer.statusCode).toBe(404)
  expect(answer.json().code).toBe('order_not_found')
})

test('an order expires at its expiry time and then takes no payment', async () => {
  const page = await openCashfreeOrder(sandbox.app, {
    order_expiry_time: new Date(Date.now() + 60_000).toISOString(),
  })
  sandbox.passTime(61_000)
  expect(await cashfreeOrderStatus(sandbox.app)).toBe('EXPIRED')
  await pay(sandbox.app, page, { method: 'upi', upiId: 'testsuccess@gocash' })
  expect(await cashfreeOrderStatus(sandbox.app)).toBe('EXPIRED')
  expect((await sandbox.app.inject(page)).body).toContain('This order has expired.')
})

function terminate() {
  return sandbox.app.inject({
    method: 'PATCH',
    url: '/pg/orders/ORD-1732195022000',
    headers: cashfreeHeaders(),
    payload: { order_status: 'TERMINATED' },
  })
}

test('a merchant withdraws an unpaid order, and it cannot be paid', async () => {
  const page = await openCashfreeOrder(sandbox.app)
  expect((await terminate()).json().order_status).toBe('TERMINATED')
  await pay(sandbox.app, page, { method: 'upi', upiId: 'testsuccess@gocash' })
  expect(await cashfreeOrderStatus(sandbox.app)).toBe('TERMINATED')
})

test('a withdrawal waits for a pending attempt, which can still pay the order', async () => {
  const page = await openCashfreeOrder(sandbox.app)
  await pay(sandbox.app, page, { method: 'upi', upiId: 'testpending@gocash' })
  expect((await terminate()).json().order_status).toBe('TERMINATION_REQUESTED')
  await sandbox.app.inject({
    method: 'POST',
    url: '/sandbox/orders/ORD-1732195022000/settle',
    payload: { outcome: 'success' },
  })
  expect(await cashfreeOrderStatus(sandbox.app)).toBe('PAID')
})

test('a paid order cannot be withdrawn', async () => {
  const page = await openCashfreeOrder(sandbox.app)
  await pay(sandbox.app, page, { method: 'upi', upiId: 'testsuccess@gocash' })
  expect((await terminate()).statusCode).toBe(400)
  expect(await cashfreeOrderStatus(sandbox.app)).toBe('PAID')
})
