import type { AdminPerson } from '../../harness/over-http/admin-person'
import { atOnce } from '../../harness/over-http/at-once'
import { findOrderId } from '../../harness/over-http/find-order-id'
import { createPayer } from '../../harness/over-http/payer'
import { newPurchase } from '../../harness/over-http/purchase'
import { newShopper } from '../../harness/over-http/shopper'
import type { ShopWithGateway } from '../../harness/shop/shop-with-gateway'
import { until } from '../../harness/until'

const PAID_WITHIN_MS = 30_000

let number = 0

/** Places and pays orders as a new shopper. @returns their ids in the admin */
export async function paidOrders(
  { origins, offers, sandbox }: ShopWithGateway,
  admin: AdminPerson,
  count: number,
): Promise<string[]> {
  const shopper = await newShopper(origins[0] ?? '')
  const purchases = Array.from({ length: count }, () => {
    number += 1
    return newPurchase(shopper, `ORD-${1_795_000_000_000 + number}`, number, offers)
  })
  await atOnce(purchases, async ({ order }) => {
    await shopper.placeOrder(order)
    const payer = createPayer(shopper.browser, order)
    await payer.create()
    for (const started of await sandbox.ordersFor(order.orderId)) await sandbox.pay(started, 'success')
    const isPaid = await until(async () => (await payer.ask()).status === 'Paid', PAID_WITHIN_MS)
    if (!isPaid) throw new Error(`${order.orderId} was not paid.`)
  })
  return Promise.all(purchases.map(({ order }) => findOrderId(admin, order.orderId)))
}
