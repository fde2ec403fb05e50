import { isDeepStrictEqual } from 'node:util'
import type { Order } from 'shared-contracts/domain/orders'
import type { Purchase } from './purchase'

/** What became of some purchases; each complaint is a sentence. */
export interface Findings {
  found: number
  lost: string[]
  duplicates: string[]
  wrong: string[]
}

/** Compares purchases with the orders that their shoppers see in their accounts. */
export async function lookUp(purchases: readonly Purchase[]): Promise<Findings> {
  const findings: Findings = { found: 0, lost: [], duplicates: [], wrong: [] }
  for (const [shopper, own] of Map.groupBy(purchases, (purchase) => purchase.shopper)) {
    const orders = Map.groupBy(await shopper.orders(), (order) => order.orderId)
    for (const purchase of own) judge(purchase, orders.get(purchase.order.orderId) ?? [], findings)
    const known = new Set(own.map(({ order }) => order.orderId))
    for (const id of orders.keys())
      if (!known.has(id)) findings.wrong.push(`${id} is there and was never sent`)
  }
  return findings
}

function judge({ order, expected, answers }: Purchase, stored: readonly Order[], findings: Findings): void {
  const { orderId } = order
  if (stored.length > 0) findings.found += 1
  if (stored.length > 1) findings.duplicates.push(`${orderId} is there ${stored.length} times`)
  if (stored.length === 0 && answers.length > 0) findings.lost.push(`${orderId} was acknowledged and is gone`)
  for (const { createdAt, ...rest } of [...stored, ...answers])
    if (!isDeepStrictEqual(rest, expected))
      findings.wrong.push(`${orderId} of ${createdAt} is not what was ordered: ${JSON.stringify(rest)}`)
  // One order has one time of creation: another one in any answer would be a second order.
  const times = new Set([...stored, ...answers].map(({ createdAt }) => createdAt))
  if (times.size > 1) findings.wrong.push(`${orderId} was created at ${[...times].join(' and ')}`)
}

export function hasComplaints({ lost, duplicates, wrong }: Findings): boolean {
  return lost.length + duplicates.length + wrong.length > 0
}
