import {
  callV2,
  cashfreeHeaders,
  openCashfreeOrder,
  openPhonepePayment,
  openPhonepeV2Payment,
  pay,
  phonepeStatus,
  refundPhonepe,
} from '../testing/merchant'
import { type Receiver, startReceiver } from '../testing/receiver'
import { startTestSandbox, type TestSandbox } from '../testing/test-sandbox'

let sandbox: TestSandbox
let receiver: Receiver
beforeEach(async () => {
  receiver = await startReceiver()
  sandbox = startTestSandbox()
})
afterEach(async () => {
  receiver.close()
  await sandbox.app.close()
})

const refundsPath = '/pg/orders/ORD-1732195022000/refunds'

async function paidCashfreeOrder() {
  const order_meta = { notify_url: receiver.url }
  const page = await openCashfreeOrder(sandbox.app, { order_meta })
  await pay(sandbox.app, page, { method: 'upi', upiId: 'testsuccess@gocash' })
}

function refundCashfree(fields: Record<string, unknown> = {}) {
  const payload = { refund_amount: 400.5, refund_id: 'RF-1', refund_note: 'A tin came open', ...fields }
  return sandbox.app.inject({ method: 'POST', url: refundsPath, headers: cashfreeHeaders(), payload })
}

test('a Cashfree refund is pending at first, then done and reported by a webhook', async () => {
  await paidCashfreeOrder()
  const answer = await refundCashfree()
  expect(answer.statusCode).toBe(200)
  expect(answer.json()).toMatchObject({
    refund_id: 'RF-1',
    refund_amount: 400.5,
    refund_status: 'PENDING',
    refund_note: 'A tin came open',
  })
  const [, webhook] = await receiver.messages(2)
  expect(webhook?.body).toContain('"refund_amount":400.50')
  expect(JSON.parse(webhook?.body ?? '')).toMatchObject({
    type: 'REFUND_STATUS_WEBHOOK',
    data: { refund: { refund_id: 'RF-1', order_id: 'ORD-1732195022000', refund_status: 'SUCCESS' } },
  })
  const one = await sandbox.app.inject({ url: `${refundsPath}/RF-1`, headers: cashfreeHeaders() })
  const all = await sandbox.app.inject({ url: refundsPath, headers: cashfreeHeaders() })
  expect(all.json()).toEqual([one.json()])
  expect(one.json().refund_status).toBe('SUCCESS')
})

test.each([
  ['refund_amount_invalid', { refund_amount: 1180.01 }],
  ['refund_amount_invalid', { refund_amount: '5' }],
  ['refund_amount_invalid', { refund_amount: 0 }],
  ['refund_id_invalid', { refund_id: 'a b' }],
])('the error code %s is returned for %j, and nothing is refunded', async (code, fields) => {
  await paidCashfreeOrder()
  const answer = await refundCashfree(fields)
  expect(answer.statusCode).toBe(400)
  expect(answer.json().code).toBe(code)
  expect((await sandbox.app.inject({ url: refundsPath, headers: cashfreeHeaders() })).json()).toEqual([])
})

test('refunds never exceed the payment, and a refund id can be used only once', async () => {
  await paidCashfreeOrder()
  await refundCashfree({ refund_amount: 1000 })
  expect((await refundCashfree({ refund_amount: 100 })).statusCode).toBe(409)
  expect((await refundCashfree({ refund_id: 'RF-2', refund_amount: 181 })).statusCode).toBe(400)
  expect((await refundCashfree({ refund_id: 'RF-2', refund_amount: 180 })).statusCode).toBe(200)
})

test('an unpaid order has nothing to refund', async () => {
  await openCashfreeOrder(sandbox.app)
  expect((await refundCashfree()).json().code).toBe('order_not_paid')
  await openPhonepePayment(sandbox.app)
  expect((await refundPhonepe(sandbox.app)).json()).toMatchObject({ success: false, code: 'BAD_REQUEST' })
  await openPhonepeV2Payment(sandbox.app)
  const refund = { merchantRefundId: 'RF-1', originalMerchantOrderId: 'MO-1', amount: 4000 }
  expect((await callV2(sandbox.app, 'POST', '/payments/v2/refund', refund)).statusCode).toBe(400)
})

test('a PhonePe refund is a separate transaction with a status and a callback', async () => {
  const page = await openPhonepePayment(sandbox.app)
  await pay(sandbox.app, page, { method: 'upi', upiId: 'success@ybl' })
  const answer = await refundPhonepe(sandbox.app, { callbackUrl: receiver.url })
  expect(answer.json()).toMatchObject({ success: true, code: 'PAYMENT_PENDING', data: { amount: 4000 } })
  const [callback] = await receiver.messages(1)
  const { response } = JSON.parse(callback?.body ?? '')
  const content = JSON.parse(Buffer.from(response, 'base64').toString())
  expect(content).toMatchObject({
    code: 'PAYMENT_SUCCESS',
    data: { merchantTransactionId: 'RF1', amount: 4000, state: 'COMPLETED' },
  })
  expect((await phonepeStatus(sandbox.app, 'RF1')).json()).toEqual(content)
  expect((await refundPhonepe(sandbox.app)).json().code).toBe('DUPLICATE_TRANSACTION')
})
