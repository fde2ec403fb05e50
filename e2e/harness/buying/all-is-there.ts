import type { Order } from 'shared-contracts/orders/order'
import type { Sandbox } from '../gateways/sandbox'
import type { Shopper } from '../over-http/shopper'
import type { Shopping } from './busy-shopper'
import { comparePurchases } from './findings'

const PAID_WITHIN_MS = 40_000

/** @returns a complaint for each order that is lost, duplicated or altered */
export async function ordersAreThere(shopping: readonly Shopping[]): Promise<string[]> {
  const paid = new Set(shopping.flatMap((one) => one.paid))
  const purchases = shopping.flatMap((one) => one.purchases)
  const { lost, duplicates, wrong } = await comparePurchases(purchases, (orderId) => paid.has(orderId))
  const acknowledged = purchases.filter(({ answers }) => answers.length > 0).length
  console.log(`${purchases.length} orders, ${acknowledged} acknowledged, ${lost.length} lost`)
  return [...lost, ...duplicates, ...wrong]
}

/** @returns complaints about payments that the shop lacks, or that do not have exactly one gateway order */
export async function paymentsAreThere(
  sandbox: Sandbox,
  shopping: readonly Shopping[],
  shoppers: readonly Shopper[],
): Promise<string[]> {
  const paid = new Set(shopping.flatMap((one) => one.paid))
  const deadline = performance.now() + PAID_WITHIN_MS
  let waiting = paid.size
  while (waiting > 0 && performance.now() < deadline) {
    const orders: Order[] = (await Promise.all(shoppers.map((shopper) => shopper.orders()))).flat()
    waiting = orders.filter(({ orderId, status }) => paid.has(orderId) && status !== 'Paid').length
    if (waiting > 0) await new Promise((resolve) => setTimeout(resolve, 500))
  }
  const all = await sandbox.orders()
  const twice = [...paid].filter(
    (orderId) => all.filter(({ id }) => id.startsWith(`${orderId}-`)).length !== 1,
  )
  console.log(`${paid.size} payments, ${waiting} not Paid, ${twice.length} without exactly one gateway order`)
  return [
    ...(waiting > 0 ? [`${waiting} paid orders are not Paid`] : []),
    ...twice.map((orderId) => `${orderId} does not have exactly one gateway order`),
  ]
}
