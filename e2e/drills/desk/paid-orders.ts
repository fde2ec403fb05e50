import type { ShopWithGateway } from '../shop/shop-with-gateway'
import { atOnce } from '../shopper/at-once'
import { payerOf } from '../shopper/payer'
import { newPurchase } from '../shopper/purchase'
import { newShopper } from '../shopper/shopper'
import { until } from '../until'
import type { DeskPerson } from './desk-person'

const PAID_WITHIN_MS = 30_000

let number = 0

/** Orders of a new shopper that are paid. @returns the ids that the desk knows them by */
export async function paidOrders(
  { origins, offers, sandbox }: ShopWithGateway,
  desk: DeskPerson,
  count: number,
): Promise<string[]> {
  const shopper = await newShopper(origins[0] ?? '')
  const purchases = Array.from({ length: count }, () => {
    number += 1
    return newPurchase(shopper, `ORD-${1_795_000_000_000 + number}`, number, offers)
  })
  await atOnce(purchases, async ({ order }) => {
    await shopper.placeOrder(order)
    const payer = payerOf(shopper.browser, order)
    await payer.create()
    for (const started of await sandbox.ordersFor(order.orderId)) await sandbox.pay(started, 'success')
    const isPaid = await until(async () => (await payer.ask()).status === 'Paid', PAID_WITHIN_MS)
    if (!isPaid) throw new Error(`${order.orderId} was not paid.`)
  })
  return Promise.all(purchases.map(({ order }) => idOf(desk, order.orderId)))
}

/** @returns our own id of an order. @throws Error when the desk does not find it */
export async function idOf(desk: DeskPerson, orderId: string): Promise<string> {
  const { orders } = await desk.post<{ orders: { id: string; orderId: string }[] }>(
    200,
    '/api/desk/orders/search',
    { words: orderId, parcels: 'all', money: 'any' },
  )
  const found = orders.find((order) => order.orderId === orderId)
  if (!found) throw new Error(`The desk does not find ${orderId}.`)
  return found.id
}
