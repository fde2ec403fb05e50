import { cashfreeSignature } from '../cashfree/cashfree-signature'
import { xVerify } from '../phonepe/v1/x-verify'
import { openCashfreeOrder, openPhonepePayment, pay } from '../testing/merchant'
import { type Receiver, startReceiver } from '../testing/receiver'
import { testCredentials } from '../testing/test-credentials'
import { startTestSandbox, type TestSandbox } from '../testing/test-sandbox'

let sandbox: TestSandbox
let receiver: Receiver
beforeEach(() => {
  sandbox = startTestSandbox()
})
afterEach(async () => {
  receiver.close()
  await sandbox.app.close()
})

async function payCashfree(fields: Record<string, string>, amount = 170) {
  const order_meta = { return_url: 'http://shop.example/', notify_url: receiver.url }
  await pay(sandbox.app, await openCashfreeOrder(sandbox.app, { order_amount: amount, order_meta }), fields)
}

test('a merchant is notified of a payment by a signed webhook with two-decimal amounts [26.3]', async () => {
  receiver = await startReceiver()
  await payCashfree({ method: 'upi', upiId: 'testsuccess@gocash' })
  const [webhook] = await receiver.messages(1)
  const timestamp = String(webhook?.headers['x-webhook-timestamp'])
  const body = webhook?.body ?? ''
  expect(webhook?.headers).toMatchObject({
    'content-type': 'application/json',
    'x-webhook-version': '2025-01-01',
    'x-webhook-attempt': '1',
    'x-webhook-signature': cashfreeSignature(testCredentials.cashfree.clientSecret, timestamp, body),
  })
  expect(body).toContain('"order_amount":170.00,')
  expect(JSON.parse(body)).toMatchObject({
    type: 'PAYMENT_SUCCESS_WEBHOOK',
    data: {
      order: { order_id: 'ORD-1732195022000', order_amount: 170, order_currency: 'INR' },
      payment: {
        payment_status: 'SUCCESS',
        payment_amount: 170,
        payment_group: 'upi',
        payment_method: { upi: { upi_id: 'testsuccess@gocash' } },
      },
      customer_details: { customer_id: 'asha' },
      error_details: null,
    },
  })
})

test.each([
  ['PAYMENT_FAILED_WEBHOOK', 'TRANSACTION_DECLINED', { method: 'upi', upiId: 'testfailure@gocash' }],
  ['PAYMENT_USER_DROPPED_WEBHOOK', 'USER_DROPPED', { action: 'cancel' }],
])('the webhook %s has the error code %s', async (type, code, fields) => {
  receiver = await startReceiver()
  await payCashfree(fields)
  const [webhook] = await receiver.messages(1)
  expect(JSON.parse(webhook?.body ?? '')).toMatchObject({
    type,
    data: { error_details: { error_code: code } },
  })
})

test('a webhook with any response but 200 is sent three more times, with the same bytes [26.3]', async () => {
  receiver = await startReceiver(500, 302, 204, 500)
  await payCashfree({ method: 'upi', upiId: 'testsuccess@gocash' })
  const messages = await receiver.messages(4)
  expect(messages.map(({ headers }) => headers['x-webhook-attempt'])).toEqual(['1', '2', '3', '4'])
  expect(new Set(messages.map(({ body }) => body)).size).toBe(1)
})

test('a pending payment is reported only when it is settled', async () => {
  receiver = await startReceiver()
  await payCashfree({ method: 'upi', upiId: 'testpending@gocash' })
  expect(await receiver.messages(0)).toEqual([])
  const url = '/sandbox/orders/ORD-1732195022000/settle'
  await sandbox.app.inject({ method: 'POST', url, payload: { outcome: 'success' } })
  const [webhook] = await receiver.messages(1)
  expect(JSON.parse(webhook?.body ?? '').type).toBe('PAYMENT_SUCCESS_WEBHOOK')
})

test.each([
  ['success@ybl', 'PAYMENT_SUCCESS', 'COMPLETED'],
  ['failed@ybl', 'PAYMENT_ERROR', 'FAILED'],
])('a PhonePe callback after %s carries the signed status', async (upiId, code, state) => {
  receiver = await startReceiver()
  const page = await openPhonepePayment(sandbox.app, { callbackUrl: receiver.url })
  await pay(sandbox.app, page, { method: 'upi', upiId })
  const [callback] = await receiver.messages(1)
  const { response } = JSON.parse(callback?.body ?? '')
  expect(callback?.headers['x-verify']).toBe(xVerify(response, testCredentials.phonepe))
  expect(JSON.parse(Buffer.from(response, 'base64').toString())).toMatchObject({
    code,
    data: { merchantTransactionId: 'MT1', amount: 10_000, state },
  })
})

test('an unfinished delivery continues after a restart', async () => {
  receiver = await startReceiver()
  const { dataDir, app } = sandbox
  const order_meta = { notify_url: receiver.url }
  const page = await openCashfreeOrder(app, { order_meta })
  await pay(app, page, { method: 'upi', upiId: 'testsuccess@gocash' })
  await app.close()
  sandbox = startTestSandbox(dataDir)
  await sandbox.app.ready()
  const [webhook] = await receiver.messages(1)
  expect(JSON.parse(webhook?.body ?? '').type).toBe('PAYMENT_SUCCESS_WEBHOOK')
})
