import { type AdminSteps, adminSteps, paidOrder } from '../../testing/admin-steps'
import { eventually, listMails, listRows } from '../../testing/checkout'
import { shopperSteps } from '../../testing/shopper-steps'
import { startTestShop, type TestShop } from '../../testing/test-shop'

let shop: TestShop
let steps: ReturnType<typeof shopperSteps>
let owner: AdminSteps

beforeAll(async () => {
  shop = await startTestShop()
  steps = shopperSteps(shop, await shop.customer('asha'))
})
beforeEach(async () => {
  owner = await adminSteps(shop, 'owner', 'Meera')
})
afterAll(() => shop.close())

const later = () => {
  shop.gatewayWaits(120_000)
  shop.wait(120_000)
}

test('cancelling an order refunds the remaining amount, and the customer gets one mail with the reason', async () => {
  const { id, orderId } = await paidOrder(shop, steps)
  await owner.requestRefund(id, { kind: 'sum', amount: 2_500 })
  const key = 'a-key-of-cancelling'
  const taps = await Promise.all([
    owner.cancel(id, 'Saffron is out of season', key),
    owner.cancel(id, 'Saffron is out of season', key),
  ])
  expect(taps.map(({ statusCode }) => statusCode)).toEqual([200, 200])
  expect(taps[0]?.json()).toMatchObject({ kind: 'cancel', amount: 15_000 })
  expect((await owner.cancel(id, 'Once more')).json()).toMatchObject({
    code: 'CHANGED_MEANWHILE',
    message: 'This order was cancelled by Meera.',
  })
  expect((await owner.requestRefund(id, { kind: 'sum', amount: 1 })).statusCode).toBe(409)
  later()
  const isOver = (status: string) => status === 'Refunded'
  expect(await eventually(() => steps.storedStatus(orderId), isOver)).toBe('Refunded')
  const cancelled = (await listMails(shop, orderId)).filter(({ subject }) => subject.includes('cancelled'))
  expect(cancelled.map(({ subject }) => subject)).toEqual([`Your order ${orderId} has been cancelled`])
  expect(cancelled[0]?.text).toContain('Reason: Saffron is out of season')
  expect(await owner.moneyOf(id)).toMatchObject({ notCancellable: 'cancelled', left: 0 })
  const entries = (await listRows(shop, 'audit_log')).filter((row) => row.about_id === id)
  expect(entries.map(({ what }) => what)).toEqual(['refund-ordered', 'order-cancelled'])
  expect(entries[1]).toMatchObject({
    name: 'Meera',
    why: 'Saffron is out of season',
    before: { left: 15_000 },
  })
})

test('an unpaid or unknown order cannot be cancelled', async () => {
  const orderId = await steps.place()
  const row = (await listRows(shop, 'orders')).find((one) => one.order_id === orderId)
  expect((await owner.cancel(String(row?.id))).statusCode).toBe(404)
  expect(await owner.moneyOf(String(row?.id))).toMatchObject({ notCancellable: 'not-paid', paid: 0, left: 0 })
  expect((await owner.cancel('0190a5a0-0000-7000-8000-000000000000')).statusCode).toBe(404)
  expect((await owner.get('/api/admin/orders/0190a5a0-0000-7000-8000-000000000000/money')).statusCode).toBe(
    404,
  )
})
