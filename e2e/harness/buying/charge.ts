import type { Order } from 'shared-contracts/orders/order'
import { createPayer } from '../over-http/payer'
import type { Purchase } from '../over-http/purchase'
import type { ShopWithGateway } from '../shop/shop-with-gateway'

/** A purchase in progress, and how far it got. */
export interface Charge {
  purchase: Purchase
  /** True if the order is sent twice at the same time. */
  isDoubled: boolean
  /** True once the shop has confirmed that the payment has begun. */
  isBegun: boolean
  /** True once the gateway has taken the money. */
  isTaken: boolean
  /** True if the order was acknowledged but is missing. */
  isLost: boolean
  /** Unexpected responses: statuses, and 'cut' for a dropped connection. */
  others: (number | 'cut')[]
}

/** Orders and pays like a shopper who gives up at the first problem. */
export async function buyOnce(shop: ShopWithGateway, charge: Charge): Promise<void> {
  const { purchase } = charge
  const { browser } = purchase.shopper
  try {
    const sends = charge.isDoubled ? [place(purchase), place(purchase)] : [place(purchase)]
    const refused = (await Promise.all(sends)).find((status) => status !== 201)
    if (refused) return void charge.others.push(refused)
    const { status } = await createPayer(browser, purchase.order).create()
    if (status !== 201) return void charge.others.push(status)
    charge.isBegun = true
  } catch {
    return void charge.others.push('cut')
  }
  await take(shop, charge)
}

async function place({ shopper, order, answers }: Purchase): Promise<number> {
  const placed = await shopper.browser.send('POST', '/api/orders', order)
  if (placed.status === 201) answers.push(((await placed.json()) as { order: Order }).order)
  return placed.status
}

/** Places and pays the order again, unless the gateway has taken the money. */
export async function finish(
  shop: ShopWithGateway,
  charge: Charge,
  complain: (complaint: string) => void,
): Promise<void> {
  if (charge.isTaken) return
  const { shopper, order, answers } = charge.purchase
  answers.push(await shopper.placeOrder(order))
  const { status, message } = await createPayer(shopper.browser, order).create()
  if (status !== 201) return complain(`${order.orderId} could not be paid: ${status} ${message}`)
  await take(shop, charge)
}

async function take({ sandbox }: ShopWithGateway, charge: Charge): Promise<void> {
  const [open] = await sandbox.ordersFor(charge.purchase.order.orderId)
  if (!open) throw new Error(`The gateway has no order for ${charge.purchase.order.orderId}.`)
  await sandbox.pay(open, 'success')
  charge.isTaken = true
}
