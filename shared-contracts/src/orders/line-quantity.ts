/** The most of one line that can be ordered at once; more is a wholesale order. */
export const MAX_LINE_QUANTITY = 999

/** A quantity a line may have: never below 1 (specification 9.6), never fractional. */
export function clampQuantity(quantity: number): number {
  if (!Number.isFinite(quantity)) return 1
  return Math.min(MAX_LINE_QUANTITY, Math.max(1, Math.trunc(quantity)))
}
