import { type LineQuantity, without } from './shipments'

/** In what state goods came back. Only those that nobody has opened may be sold again. */
export const returnConditions = ['good', 'opened', 'damaged'] as const
export type ReturnCondition = (typeof returnConditions)[number]

/** Why they came back. */
export const returnReasons = ['not-delivered', 'damaged', 'wrong-goods', 'not-wanted', 'other'] as const
export type ReturnReason = (typeof returnReasons)[number]

/** The pieces of a shipment that have not come back. @param returned of the same shipment, whenever they came */
export function listOutstanding(
  inside: readonly LineQuantity[],
  returned: readonly LineQuantity[],
): LineQuantity[] {
  return without(inside, returned)
}

/** Whether all of some pieces are among others. */
export function areContained(wanted: readonly LineQuantity[], among: readonly LineQuantity[]): boolean {
  const most = new Map(among.map(({ line, quantity }) => [line, quantity]))
  const hasEach = wanted.every(({ line, quantity }) => quantity > 0 && quantity <= (most.get(line) ?? 0))
  return hasEach && new Set(wanted.map(({ line }) => line)).size === wanted.length
}
