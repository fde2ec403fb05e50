import type { AdminShipment, ReturnedLine } from 'shared-contracts/fulfilment/admin/shipments-schema'
import type { LineQuantity } from 'shared-contracts/fulfilment/shipments'

export type Detail = Pick<ReturnedLine, 'condition' | 'reason' | 'isForSale'>
export type Details = Readonly<Record<number, Detail>>

/** Returns the likely details: undelivered items come back intact, items returned by a customer are damaged. */
export function likelyDetail({ state }: Pick<AdminShipment, 'state'>): Detail {
  return state === 'delivered'
    ? { condition: 'damaged', reason: 'damaged', isForSale: false }
    : { condition: 'good', reason: 'not-delivered', isForSale: true }
}

export function toReturnedLines(
  pieces: readonly LineQuantity[],
  details: Details,
  likely: Detail,
): ReturnedLine[] {
  return pieces.map((each) => ({ ...each, ...(details[each.line] ?? likely) }))
}
