import {
  cashfreeHeaders,
  cashfreeOrderStatus,
  openCashfreeOrder,
  openPhonepePayment,
  openPhonepeV2Payment,
  pay,
  phonepeStatus,
  phonepeV2Status,
} from '../testing/merchant'
import { type Receiver, startReceiver } from '../testing/receiver'
import { startTestSandbox, type TestSandbox } from '../testing/test-sandbox'

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

async function payUnderFault(fault: string, fields: Record<string, unknown> = {}) {
  const order_meta = { return_url: 'http://shop.example/', notify_url: receiver.url }
  const page = await openCashfreeOrder(sandbox.app, { order_meta, ...fields })
  return pay(sandbox.app, page, { method: 'upi', upiId: `${fault}@gocash` })
}

/** Sorts the types, because two messages sent at almost the same time may arrive in any order. */
async function webhookTypes(count: number) {
  return (await receiver.messages(count)).map(({ body }) => JSON.parse(body).type).sort()
}

async function webhooks() {
  return (await sandbox.app.inject('/sandbox/webhooks')).json()
}

async function get(path: string) {
  return (await sandbox.app.inject({ url: `/pg/orders/${path}`, headers: cashfreeHeaders() })).json()
}

test('webhook-never: the order is paid, and its webhook is kept and marked as dropped', async () => {
  await payUnderFault('webhook-never')
  expect(await cashfreeOrderStatus(sandbox.app)).toBe('PAID')
  expect(await webhooks()).toEqual([expect.objectContaining({ state: 'dropped', tries: [] })])
})

test('webhook-twice: the same message arrives twice', async () => {
  await payUnderFault('webhook-twice')
  const [first, second] = await receiver.messages(2)
  expect(second?.body).toBe(first?.body)
})

test('failed-then-success: the order fails and is paid by a second attempt', async () => {
  await payUnderFault('failed-then-success')
  expect(await webhookTypes(2)).toEqual(['PAYMENT_FAILED_WEBHOOK', 'PAYMENT_SUCCESS_WEBHOOK'])
  expect(await cashfreeOrderStatus(sandbox.app)).toBe('PAID')
  const attempts: { payment_status: string }[] = await get('ORD-1732195022000/payments')
  expect(attempts.map(({ payment_status }) => payment_status)).toEqual(['SUCCESS', 'FAILED'])
})

test('wrong-signature: the signature does not match the body', async () => {
  await payUnderFault('webhook-twice')
  await payUnderFault('wrong-signature', { order_id: 'ORD-2' })
  const [right, , wrong] = await receiver.messages(3)
  const signature = String(wrong?.headers['x-webhook-signature'])
  expect(signature).toHaveLength(String(right?.headers['x-webhook-signature']).length)
  expect(signature.startsWith('=')).toBe(true)
})

test("amount-off: the gateway's amount is a paisa too high", async () => {
  await payUnderFault('amount-off')
  const [webhook] = await receiver.messages(1)
  expect(JSON.parse(webhook?.body ?? '').data.order.order_amount).toBe(1180.01)
  expect((await get('ORD-1732195022000')).order_amount).toBe(1180.01)
})

test.each([
  ['pending-then-success', 'PAYMENT_SUCCESS_WEBHOOK', 'PAID'],
  ['pending-then-failed', 'PAYMENT_FAILED_WEBHOOK', 'ACTIVE'],
])('%s: reported later by %s', async (fault, type, status) => {
  await payUnderFault(fault)
  expect(await webhookTypes(1)).toEqual([type])
  expect(await cashfreeOrderStatus(sandbox.app)).toBe(status)
})

test('a pending payment is decided after a restart too', async () => {
  await payUnderFault('pending-then-success')
  await sandbox.app.close()
  sandbox = startTestSandbox(sandbox.dataDir)
  await sandbox.app.ready()
  await receiver.messages(1)
  expect(await cashfreeOrderStatus(sandbox.app)).toBe('PAID')
})

test('tab-closed: paid and reported, and the customer is not sent back', async () => {
  const closed = await payUnderFault('tab-closed')
  expect(closed.statusCode).toBe(200)
  expect(closed.body).toContain('Paid, and the tab is closed')
  expect(await webhookTypes(1)).toEqual(['PAYMENT_SUCCESS_WEBHOOK'])
})

test('late-success: the order expires, and a later payment is refunded', async () => {
  await payUnderFault('late-success')
  const types = await webhookTypes(2)
  expect(types).toEqual(['PAYMENT_SUCCESS_WEBHOOK', 'REFUND_STATUS_WEBHOOK'])
  expect(await cashfreeOrderStatus(sandbox.app)).toBe('EXPIRED')
  const [refund] = await get('ORD-1732195022000/refunds')
  expect(refund).toMatchObject({ refund_type: 'PAYMENT_AUTO_REFUND', refund_amount: 1180 })
})

test('unknown-order: a second order is paid that the shop never created', async () => {
  await payUnderFault('unknown-order')
  const ids = (await receiver.messages(2)).map(({ body }) => JSON.parse(body).data.order.order_id)
  const stranger = ids.find((id) => id !== 'ORD-1732195022000')
  expect(stranger).toMatch(/^UNKNOWN-/)
  expect((await get(stranger)).order_status).toBe('PAID')
})

test('the paise of the amount choose the fault too, for any payment method', async () => {
  const order_meta = { notify_url: receiver.url }
  const page = await openCashfreeOrder(sandbox.app, { order_amount: 1180.08, order_meta })
  await pay(sandbox.app, page, {
    method: 'card',
    cardNumber: '4111111111111111',
    expiry: '12/99',
    cvv: '123',
  })
  expect(await webhookTypes(1)).toEqual(['PAYMENT_FAILED_WEBHOOK'])
})

test("a failing or cancelled payment is not changed by the order's fault", async () => {
  const page = await openCashfreeOrder(sandbox.app, { order_amount: 1180.07 })
  await pay(sandbox.app, page, { method: 'upi', upiId: 'testfailure@gocash' })
  await pay(sandbox.app, page, { action: 'cancel' })
  const attempts: { payment_status: string }[] = await get('ORD-1732195022000/payments')
  expect(attempts.map(({ payment_status }) => payment_status)).toEqual(['USER_DROPPED', 'FAILED'])
})

test('a refund of an amount ending .23 is declined', async () => {
  await payUnderFault('testsuccess')
  const payload = { refund_amount: 100.23, refund_id: 'RF-1' }
  const url = '/pg/orders/ORD-1732195022000/refunds'
  await sandbox.app.inject({ method: 'POST', url, headers: cashfreeHeaders(), payload })
  await receiver.messages(2)
  expect((await get('ORD-1732195022000/refunds/RF-1')).refund_status).toBe('FAILED')
})

test('PhonePe has the same faults under its own UPI ids', async () => {
  const page = await openPhonepePayment(sandbox.app, { callbackUrl: receiver.url })
  await pay(sandbox.app, page, { method: 'upi', upiId: 'late-success@ybl' })
  const [message] = await receiver.messages(1)
  expect(
    JSON.parse(Buffer.from(JSON.parse(message?.body ?? '').response, 'base64').toString()),
  ).toMatchObject({
    code: 'TIMED_OUT',
  })
  expect((await phonepeStatus(sandbox.app)).json().data.state).toBe('FAILED')
  // PhonePe reports a late payment to the merchant as failed, so it doesn't report its refund either.
  expect((await sandbox.app.inject('/sandbox/webhooks')).json()).toHaveLength(1)
  const page2 = await openPhonepeV2Payment(sandbox.app, { amount: 10_006 })
  await pay(sandbox.app, page2, { method: 'upi', upiId: 'success@ybl' })
  expect(await phonepeV2Status(sandbox.app)).toMatchObject({ state: 'COMPLETED', amount: 10_007 })
})
