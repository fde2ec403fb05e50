import { type LineQuantity, without } from './shipments'

/** The condition of returned goods. Only unopened goods may be sold again. */
export const returnConditions = ['good', 'opened', 'damaged'] as const
export type ReturnCondition = (typeof returnConditions)[number]

export const returnReasons = ['not-delivered', 'damaged', 'wrong-goods', 'not-wanted', 'other'] as const
export type ReturnReason = (typeof returnReasons)[number]

/** Returns the items of a shipment that have not come back. @param returned all returns of this shipment */
export function listOutstanding(
  inside: readonly LineQuantity[],
  returned: readonly LineQuantity[],
): LineQuantity[] {
  return without(inside, returned)
}

/** True if `among` includes all wanted items and no line is wanted twice. */
export function areContained(wanted: readonly LineQuantity[], among: readonly LineQuantity[]): boolean {
  const most = new Map(among.map(({ line, quantity }) => [line, quantity]))
  const hasEach = wanted.every(({ line, quantity }) => quantity > 0 && quantity <= (most.get(line) ?? 0))
  return hasEach && new Set(wanted.map(({ line }) => line)).size === wanted.length
}
