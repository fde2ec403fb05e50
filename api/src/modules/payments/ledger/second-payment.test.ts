import { paise } from 'shared-contracts/values/money'
import { sendCashfree, success } from '../testing/cashfree-message'
import { listRows } from '../testing/checkout'
import { findGatewayId, listEvents, shopperSteps } from '../testing/shopper-steps'
import { startTestShop, type TestShop } from '../testing/test-shop'

let shop: TestShop
let steps: ReturnType<typeof shopperSteps>
beforeAll(async () => {
  shop = await startTestShop()
  steps = shopperSteps(shop, await shop.customer('asha'))
})
afterAll(() => shop.close())

async function paidTwice() {
  const order = await steps.place()
  await steps.startPaying(order)
  const id = await findGatewayId(shop, order)
  await sendCashfree(shop, success(id, `${order}-p1`))
  await sendCashfree(shop, success(id, `${order}-p2`))
  return { order, id }
}

const heldCount = async () =>
  /^Payments not matched to an order: (\d+)$/m.exec(await shop.app.payments.listActionItems())?.[1]

test('a second payment for a paid order is recorded separately and held for the owner, and the order stays paid [26.4]', async () => {
  const { order } = await paidTwice()
  const rows = (await listRows(shop, 'ledger')).filter(({ gateway_id: id }) => String(id).startsWith(order))
  expect(rows).toMatchObject([
    { kind: 'capture', held: null, amount: 17500 },
    { kind: 'capture', held: 'again', amount: 17500 },
  ])
  expect(await listEvents(shop, order)).toEqual(['placed', 'paid', 'held'])
  expect(await steps.askedStatus(order)).toEqual({ orderId: order, status: 'Paid' })
})

test('the owner must choose which of two payments to refund', async () => {
  const { order } = await paidTwice()
  const refund = shop.app.payments.refund({ of: order, amount: paise(17500), reason: 'Twice', who: 'owner' })
  await expect(refund).rejects.toThrow(
    `There are several payments for ${order}. Choose one: ${order}-p1, ${order}-p2.`,
  )
})

test('a payment also reported for another order does not pay that one', async () => {
  const { order } = await paidTwice()
  const other = await steps.place()
  await steps.startPaying(other)
  await sendCashfree(shop, success(await findGatewayId(shop, other), `${order}-p1`))
  expect(await steps.storedStatus(other)).toBe('Pending')
  expect(await shop.app.payments.listActionItems()).toMatch(/^M\d+ {2}Cashfree .* held: /m)
})

test('a held payment that the owner has reviewed no longer keeps the shopper from paying', async () => {
  const order = await steps.place()
  await steps.startPaying(order)
  await sendCashfree(shop, success(await findGatewayId(shop, order), `${order}-p1`, 1))
  expect(await steps.askedStatus(order)).toMatchObject({ status: 'Pending', held: 'arrived' })
  const before = Number(await heldCount())
  const id =
    new RegExp(`^(P\\d+) {2}${order} `, 'm').exec(await shop.app.payments.listActionItems())?.[1] ?? ''
  await shop.app.payments.lookedAt({ id, reason: 'Sent back by hand', who: 'owner' })
  expect(Number(await heldCount())).toBe(before - 1)
  expect(await steps.askedStatus(order)).toEqual({ orderId: order, status: 'Pending' })
  await steps.startPaying(order)
})
