/** The maximum quantity per line. Larger quantities are wholesale orders. */
export const MAX_LINE_QUANTITY = 999

/** Limits a line quantity to whole numbers from 1 (specification 9.6) to MAX_LINE_QUANTITY. */
export function clampQuantity(quantity: number): number {
  if (!Number.isFinite(quantity)) return 1
  return Math.min(MAX_LINE_QUANTITY, Math.max(1, Math.trunc(quantity)))
}
