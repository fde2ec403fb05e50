import { REPORT_WITHIN_DAYS, RETURN_WITHIN_DAYS } from '../../fulfilment/delivery'
import { type LineQuantity, without } from '../../fulfilment/shipments'
import type { CustomerShipment } from '../../orders/order'
import type { CaseKind } from './case'

const DAY_MS = 24 * 3_600_000

const days = { problem: REPORT_WITHIN_DAYS, return: RETURN_WITHIN_DAYS } as const

/**
 * Returns the items that a customer has and for which a case can still be opened. The days count from the
 * delivery of each shipment, and begin only when the shop knows of it.
 */
export function listOpenItems(
  kind: Exclude<CaseKind, 'cancellation'>,
  shipments: readonly CustomerShipment[],
  now: Date,
): LineQuantity[] {
  const found = new Map<number, number>()
  for (const { state, deliveredAt, lines, returns = [] } of shipments) {
    if (state !== 'shipped' && state !== 'delivered') continue
    const delivered = Date.parse(deliveredAt ?? '')
    if (delivered + days[kind] * DAY_MS < now.getTime()) continue
    const returned = returns.flatMap((one) => one.lines)
    for (const { line, quantity } of without(lines, returned))
      found.set(line, (found.get(line) ?? 0) + quantity)
  }
  return [...found].map(([line, quantity]) => ({ line, quantity })).sort((a, b) => a.line - b.line)
}
