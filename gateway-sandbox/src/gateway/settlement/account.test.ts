import { openCashfreeOrder, openPhonepePayment, pay, refundPhonepe } from '../../testing/merchant'
import { act, payCashfreeOrder, refundCashfreeOrder } from '../../testing/settlement-calls'
import { startTestSandbox, type TestSandbox } from '../../testing/test-sandbox'

let sandbox: TestSandbox
beforeEach(() => {
  sandbox = startTestSandbox(undefined, { SANDBOX_TIME_SCALE: '60000' })
})
afterEach(() => sandbox.app.close())

async function account() {
  return (await sandbox.app.inject('/sandbox/account')).json()
}

test('a new account is empty', async () => {
  expect(await account()).toEqual({ at: expect.any(String), netPaise: 0, orders: [] })
})

test('an order has its captures, refunds and disputes, and the remaining amount', async () => {
  await payCashfreeOrder(sandbox.app, { order_id: 'ORD-1' })
  await act(sandbox.app, 'orders/ORD-1/pay-again')
  await refundCashfreeOrder(sandbox.app, {}, 'ORD-1')
  const { order } = (await act(sandbox.app, 'orders/ORD-1/dispute', { paise: 10_000 })).json()
  const [{ id }] = order.disputes
  const [before] = (await account()).orders
  expect(before).toEqual({
    provider: 'cashfree',
    orderId: 'ORD-1',
    gatewayId: expect.any(String),
    captures: [
      { id: expect.any(String), paise: 118_000, at: expect.any(String), isReversed: false },
      { id: expect.any(String), paise: 118_000, at: expect.any(String), isReversed: false },
    ],
    refunds: [
      {
        id: 'RF-1',
        gatewayId: expect.any(String),
        captureId: expect.any(String),
        paise: 40_000,
        state: 'PENDING',
        isAutomatic: false,
        at: expect.any(String),
      },
    ],
    disputes: [{ id, captureId: expect.any(String), paise: 10_000, state: 'OPEN', at: expect.any(String) }],
    netPaise: 236_000,
  })
  await act(sandbox.app, 'orders/ORD-1/refunds/RF-1/settle', { outcome: 'success' })
  await act(sandbox.app, `disputes/${id}/lose`)
  expect((await account()).netPaise).toBe(236_000 - 40_000 - 10_000)
})

test('payments that the gateway refunds by itself do not count, before and after', async () => {
  const page = await openCashfreeOrder(sandbox.app)
  await pay(sandbox.app, page, { method: 'upi', upiId: 'testpending@gocash' })
  await act(sandbox.app, 'orders/ORD-1732195022000/expire')
  await act(sandbox.app, 'orders/ORD-1732195022000/settle', { outcome: 'success' })
  const { netPaise, orders } = await account()
  expect(netPaise).toBe(0)
  expect(orders[0].captures[0].isReversed).toBe(true)
  const [{ id, isAutomatic }] = orders[0].refunds
  expect(isAutomatic).toBe(true)
  await act(sandbox.app, `orders/ORD-1732195022000/refunds/${id}/settle`, { outcome: 'success' })
  expect((await account()).netPaise).toBe(0)
})

test("the account includes orders of every gateway and strangers' orders", async () => {
  await payCashfreeOrder(sandbox.app)
  const page = await openPhonepePayment(sandbox.app)
  await pay(sandbox.app, page, { method: 'upi', upiId: 'unknown-order@ybl' })
  await refundPhonepe(sandbox.app)
  const { netPaise, orders } = await account()
  const found = orders.map(({ provider, netPaise }: { provider: string; netPaise: number }) => [
    provider,
    netPaise,
  ])
  expect(found).toEqual([
    ['cashfree', 118_000],
    ['phonepe', 10_000],
    ['phonepe', 10_000],
  ])
  expect(netPaise).toBe(138_000)
})
