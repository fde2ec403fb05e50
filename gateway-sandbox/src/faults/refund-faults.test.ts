import {
  callV2,
  cashfreeHeaders,
  openPhonepePayment,
  openPhonepeV2Payment,
  pay,
  refundPhonepe,
} from '../testing/merchant'
import { type Receiver, startReceiver } from '../testing/receiver'
import { act, payCashfreeOrder, refundCashfreeOrder } from '../testing/settlement-calls'
import { startTestSandbox, type TestSandbox } from '../testing/test-sandbox'

const ORDER = 'ORD-1732195022000'

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

/** Pays an order and waits for its webhook, which is the first message. */
async function paid() {
  await payCashfreeOrder(sandbox.app, { order_meta: { notify_url: receiver.url } })
  await receiver.messages(1)
}

async function statusesTold(count: number): Promise<string[]> {
  const [, ...messages] = await receiver.messages(count + 1)
  return messages.map(({ body }) => JSON.parse(body).data.refund.refund_status)
}

async function status() {
  const url = `/pg/orders/${ORDER}/refunds/RF-1`
  return (await sandbox.app.inject({ url, headers: cashfreeHeaders() })).json().refund_status
}

function settle(outcome: 'success' | 'failure') {
  return act(sandbox.app, `orders/${ORDER}/refunds/RF-1/settle`, { outcome })
}

test('refund-declined: a refund of an amount ending .23 is declined', async () => {
  await paid()
  await refundCashfreeOrder(sandbox.app, { refund_amount: 100.23 })
  expect(await statusesTold(1)).toEqual(['FAILED'])
})

test('refund-stays-pending: nothing happens until somebody decides', async () => {
  await paid()
  await refundCashfreeOrder(sandbox.app, { refund_amount: 100.24 })
  await act(sandbox.app, 'clock', { minutes: 1440 })
  expect(await status()).toBe('PENDING')
  await settle('failure')
  expect(await statusesTold(1)).toEqual(['FAILED'])
})

test('refund-failed-then-done: it is reported as failed, but succeeds', async () => {
  await paid()
  await refundCashfreeOrder(sandbox.app, { refund_amount: 100.25 })
  expect((await statusesTold(2)).sort()).toEqual(['FAILED', 'SUCCESS'])
  expect(await status()).toBe('SUCCESS')
})

test('refund-webhook-late: it is done long before its webhook arrives', async () => {
  await sandbox.app.close()
  sandbox = startTestSandbox(undefined, { SANDBOX_TIME_SCALE: '60000' })
  await paid()
  await refundCashfreeOrder(sandbox.app, { refund_amount: 100.26 })
  await act(sandbox.app, 'clock', { minutes: 2 })
  await new Promise((resolve) => setTimeout(resolve, 10))
  expect(await status()).toBe('SUCCESS')
  expect(await receiver.messages(0)).toHaveLength(1)
  await act(sandbox.app, 'clock', { minutes: 31 })
  expect(await statusesTold(1)).toEqual(['SUCCESS'])
})

test('a declined refund is paid out manually, and not declined again', async () => {
  await paid()
  await refundCashfreeOrder(sandbox.app, { refund_amount: 100.23 })
  await statusesTold(1)
  expect((await settle('failure')).statusCode).toBe(409)
  expect((await settle('success')).statusCode).toBe(200)
  expect((await settle('success')).statusCode).toBe(409)
  expect(await statusesTold(2)).toEqual(['FAILED', 'SUCCESS'])
})

test('a switch applies to the next refund, of any amount at any gateway', async () => {
  const choose = () => act(sandbox.app, 'switches', { call: 'refund', fault: 'refund-stays-pending' })
  await payCashfreeOrder(sandbox.app)
  await choose()
  await refundCashfreeOrder(sandbox.app)
  await pay(sandbox.app, await openPhonepePayment(sandbox.app), { method: 'upi', upiId: 'success@ybl' })
  await choose()
  await refundPhonepe(sandbox.app)
  await pay(sandbox.app, await openPhonepeV2Payment(sandbox.app), { method: 'upi', upiId: 'success@ybl' })
  await choose()
  const request = { merchantRefundId: 'RF-3', originalMerchantOrderId: 'MO-1', amount: 4000 }
  await callV2(sandbox.app, 'POST', '/payments/v2/refund', request)
  await act(sandbox.app, 'clock', { minutes: 60 })
  const orders: { refunds: { state: string; fault: string }[] }[] = (
    await sandbox.app.inject('/sandbox/orders')
  ).json()
  const refunds = orders.flatMap((order) => order.refunds)
  expect(refunds.map(({ state, fault }) => `${state} ${fault}`)).toEqual(
    Array(3).fill('PENDING refund-stays-pending'),
  )
})

test('a fault of a refund does not affect other calls', async () => {
  const chosen = await act(sandbox.app, 'switches', { call: 'create', fault: 'refund-declined' })
  expect(chosen.statusCode).toBe(400)
})

test('with order faults off, a refund ending in .23 has no effect', async () => {
  await sandbox.app.close()
  sandbox = startTestSandbox(undefined, { SANDBOX_ORDER_FAULTS: 'off' })
  await paid()
  await refundCashfreeOrder(sandbox.app, { refund_amount: 100.23 })
  expect(await statusesTold(1)).toEqual(['SUCCESS'])
})
