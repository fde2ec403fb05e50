/** "Only {count} left" is shown up to this number. Above it, the number stays the shop's secret. */
export const MOST_LEFT_SHOWN = 5

/** Returns how many packs can be sold. On hand falls below reserved if packs were lost. */
export function available({ onHand, reserved }: { onHand: number; reserved: number }): number {
  return Math.max(0, onHand - reserved)
}

/** Returns the number of packs to show shoppers; undefined while there are plenty, or none. */
export function leftToShow(packs: number): number | undefined {
  return packs >= 1 && packs <= MOST_LEFT_SHOWN ? packs : undefined
}

/** Why staff change the number on hand. */
export const adjustmentKinds = ['received', 'damaged', 'counted', 'correction', 'other'] as const
export type AdjustmentKind = (typeof adjustmentKinds)[number]

/** Everything that changes the number on hand: adjustments, and what happens to orders. */
export const movementKinds = [
  ...adjustmentKinds,
  'started',
  'stopped',
  'shipped',
  'shipping-undone',
  'returned',
  'return-undone',
] as const
export type MovementKind = (typeof movementKinds)[number]

/** More packs of one variant than any shelf holds. Higher numbers are refused as typos. */
export const MOST_ON_HAND = 1_000_000
