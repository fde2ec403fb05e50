import type { AdminParcel, ReturnedLine } from 'shared-contracts/fulfilment/admin/parcels-schema'
import type { Pieces } from 'shared-contracts/fulfilment/parcels'

export type Detail = Pick<ReturnedLine, 'condition' | 'reason' | 'isForSale'>
export type Details = Readonly<Record<number, Detail>>

/** What is most likely: an undelivered parcel is whole; what a customer sends back is damaged. */
export function likelyDetail({ state }: Pick<AdminParcel, 'state'>): Detail {
  return state === 'delivered'
    ? { condition: 'damaged', reason: 'damaged', isForSale: false }
    : { condition: 'good', reason: 'not-delivered', isForSale: true }
}

export function linesOf(pieces: readonly Pieces[], details: Details, likely: Detail): ReturnedLine[] {
  return pieces.map((each) => ({ ...each, ...(details[each.line] ?? likely) }))
}
