import { isDeepStrictEqual } from 'node:util'
import type { Order } from 'shared-contracts/orders/order'
import type { Purchase } from '../over-http/purchase'

/** The outcome of some purchases; each complaint is a sentence. */
interface Findings {
  lost: string[]
  duplicates: string[]
  wrong: string[]
}

/** Compares purchases with stored orders. @param mayBePaid returns true if an order may have been paid */
export async function comparePurchases(
  purchases: readonly Purchase[],
  mayBePaid: (orderId: string) => boolean = () => false,
): Promise<Findings> {
  const findings: Findings = { lost: [], duplicates: [], wrong: [] }
  for (const shopper of new Set(purchases.map((purchase) => purchase.shopper))) {
    const own = purchases.filter((purchase) => purchase.shopper === shopper)
    const stored = await shopper.orders()
    for (const purchase of own) {
      const orders = stored.filter(matchesPurchase(purchase))
      judge(purchase, mayBePaid(purchase.order.orderId) ? orders.map(unpaid) : orders, findings)
    }
    for (const { orderId } of stored.filter(
      (order) => !own.some((purchase) => matchesPurchase(purchase)(order)),
    ))
      findings.wrong.push(`${orderId} exists but was never sent`)
  }
  return findings
}

/** Returns the order as it was before payment. */
function unpaid(order: Order): Order {
  return order.status === 'Paid' ? { ...order, status: 'Pending', paymentId: null } : order
}

function matchesPurchase({ order }: Purchase): (stored: Order) => boolean {
  return ({ orderId }) => orderId === order.orderId
}

function judge({ order, expected, answers }: Purchase, stored: readonly Order[], findings: Findings): void {
  const { orderId } = order
  if (stored.length > 1) findings.duplicates.push(`${orderId} exists ${stored.length} times`)
  if (stored.length === 0 && answers.length > 0) findings.lost.push(`${orderId} was acknowledged but is gone`)
  for (const { createdAt, ...rest } of [...stored, ...answers])
    if (!isDeepStrictEqual(rest, expected))
      findings.wrong.push(`${orderId} of ${createdAt} differs from the purchase: ${JSON.stringify(rest)}`)
  // One order has one creation time. A second time means a second order.
  const times = new Set([...stored, ...answers].map(({ createdAt }) => createdAt))
  if (times.size > 1) findings.wrong.push(`${orderId} was created at ${[...times].join(' and ')}`)
}
