import {
  askToken,
  callV2,
  openPhonepeV2Payment,
  pay,
  phonepeV2Status,
  startPhonepeV2,
} from '../../testing/merchant'
import { type Receiver, startReceiver } from '../../testing/receiver'
import { startTestSandbox, type TestSandbox } from '../../testing/test-sandbox'
import { webhookAuthorization } from './phonepe-v2-dialect'

let sandbox: TestSandbox
let receiver: Receiver
beforeEach(async () => {
  receiver = await startReceiver()
  sandbox = startTestSandbox(undefined, { PHONEPE_WEBHOOK_URL: receiver.url })
})
afterEach(async () => {
  receiver.close()
  await sandbox.app.close()
})

test("a webhook's Authorization is the documented hash of user name and password", () => {
  expect(webhookAuthorization({ webhookUsername: 'merchant_user', webhookPassword: 'Passw0rd1' })).toBe(
    '676768ea6f95c1d7241f28d6262462102c275af6a5eb71fcecdb6ed6f9a85f6e',
  )
})

test('a client gets a token for an hour', async () => {
  const token = (await askToken(sandbox.app)).json()
  expect(token).toMatchObject({ token_type: 'O-Bearer', expires_in: 3600 })
  expect(token.expires_at - token.issued_at).toBe(3600)
})

test.each([
  ['client_secret', 'guess'],
  ['client_id', 'other'],
  ['client_version', '7'],
])('a client with the %s %s gets no token', async (name, value) => {
  const answer = await askToken(sandbox.app, { [name]: value })
  expect(answer.statusCode).toBe(401)
  expect(answer.json()).not.toHaveProperty('access_token')
})

test('a missing, forged or expired token gives no access', async () => {
  const path = '/apis/pg-sandbox/checkout/v2/order/MO-1/status'
  const token = (await askToken(sandbox.app)).json().access_token
  const ask = (authorization: string) => sandbox.app.inject({ url: path, headers: { authorization } })
  for (const wrong of ['', `Bearer ${token}`, `O-Bearer 9999999999.${token.split('.')[1]}`])
    expect((await ask(wrong)).statusCode).toBe(401)
  expect((await ask(`O-Bearer ${token}`)).statusCode).toBe(404)
  sandbox.passTime(3_601_000)
  expect((await ask(`O-Bearer ${token}`)).statusCode).toBe(401)
})

test('a new order is pending and has a pay page', async () => {
  const answer = (await startPhonepeV2(sandbox.app)).json()
  expect(answer).toEqual({
    orderId: expect.stringMatching(/^OMO\d{22}$/),
    state: 'PENDING',
    expireAt: expect.any(Number),
    redirectUrl: expect.stringMatching(/^http:\/\/127\.0\.0\.1:4100\/pay\//),
  })
  expect(await phonepeV2Status(sandbox.app)).toMatchObject({
    merchantOrderId: 'MO-1',
    orderId: answer.orderId,
    state: 'PENDING',
    amount: 10_000,
    paymentDetails: [],
  })
})

test.each([
  { amount: 99 },
  { amount: '100' },
  { merchantOrderId: 'a b' },
  { merchantOrderId: 'x'.repeat(64) },
  { expireAfter: 10 },
  { paymentFlow: { type: 'OTHER' } },
  { metaInfo: { udf11: 'a;b' } },
])('%j is a bad request', async (fields) => {
  const answer = await startPhonepeV2(sandbox.app, fields)
  expect(answer.statusCode).toBe(400)
  expect(answer.json()).toMatchObject({ code: 'BAD_REQUEST', message: expect.any(String) })
})

test('a merchant order id can be used only once', async () => {
  await startPhonepeV2(sandbox.app)
  expect((await startPhonepeV2(sandbox.app)).statusCode).toBe(409)
})

test.each([
  ['success@ybl', 'COMPLETED', 'checkout.order.completed'],
  ['failed@ybl', 'FAILED', 'checkout.order.failed'],
])('a payment with %s leaves the order %s, and the webhook reports %s', async (upiId, state, event) => {
  const page = await openPhonepeV2Payment(sandbox.app, { metaInfo: { udf1: 'cart-7' } })
  const back = await pay(sandbox.app, page, { method: 'upi', upiId })
  expect(back.headers.location).toBe('http://shop.example/payment/status/MO-1')
  const expected = {
    merchantOrderId: 'MO-1',
    state,
    amount: 10_000,
    metaInfo: { udf1: 'cart-7' },
    paymentDetails: [{ paymentMode: 'UPI_COLLECT', state, rail: { type: 'UPI', vpa: upiId } }],
  }
  expect(await phonepeV2Status(sandbox.app)).toMatchObject(expected)
  const [webhook] = await receiver.messages(1)
  expect(webhook?.headers.authorization).toBe(
    '676768ea6f95c1d7241f28d6262462102c275af6a5eb71fcecdb6ed6f9a85f6e',
  )
  expect(JSON.parse(webhook?.body ?? '')).toMatchObject({ event, payload: expected })
})

test('an unpaid order fails when it expires', async () => {
  await startPhonepeV2(sandbox.app, { expireAfter: 300 })
  sandbox.passTime(301_000)
  expect(await phonepeV2Status(sandbox.app)).toMatchObject({ state: 'FAILED', errorCode: 'ORDER_EXPIRED' })
})

test('a transaction is found by its own id', async () => {
  await pay(sandbox.app, await openPhonepeV2Payment(sandbox.app), { method: 'upi', upiId: 'success@ybl' })
  const [{ transactionId }] = (await phonepeV2Status(sandbox.app)).paymentDetails
  const answer = await callV2(sandbox.app, 'GET', `/checkout/v2/transaction/${transactionId}/status`)
  expect(answer.json()).toMatchObject({ merchantOrderId: 'MO-1', paymentDetails: [{ transactionId }] })
})

test('a refund is pending at first, then completed, and a webhook names the original order', async () => {
  await pay(sandbox.app, await openPhonepeV2Payment(sandbox.app), { method: 'upi', upiId: 'success@ybl' })
  const refund = { merchantRefundId: 'RF-1', originalMerchantOrderId: 'MO-1', amount: 4000 }
  const answer = await callV2(sandbox.app, 'POST', '/payments/v2/refund', refund)
  expect(answer.json()).toEqual({ refundId: expect.any(String), amount: 4000, state: 'PENDING' })
  const [, webhook] = await receiver.messages(2)
  expect(JSON.parse(webhook?.body ?? '')).toMatchObject({
    event: 'pg.refund.completed',
    payload: { ...refund, state: 'COMPLETED' },
  })
  const status = await callV2(sandbox.app, 'GET', '/payments/v2/refund/RF-1/status')
  expect(status.json()).toMatchObject({ ...refund, state: 'COMPLETED' })
})
