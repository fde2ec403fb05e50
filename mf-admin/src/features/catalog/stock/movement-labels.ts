import type { AdjustmentKind, MovementKind } from 'shared-contracts/catalog/stock'

export const adjustmentLabels: Record<AdjustmentKind, string> = {
  received: 'Received',
  damaged: 'Damaged or lost',
  counted: 'Counted',
  correction: 'Correction',
  other: 'Other reason',
}

export const movementLabels: Record<MovementKind, string> = {
  ...adjustmentLabels,
  started: 'Counting started',
  stopped: 'Counting stopped',
  shipped: 'Shipped',
  'shipping-undone': 'Shipping undone',
  returned: 'Returned',
  'return-undone': 'Return undone',
}

/** Formats a change with its sign: '+12' or '−3'. */
export function signed(quantity: number): string {
  return quantity < 0 ? `−${-quantity}` : `+${quantity}`
}

export function packs(count: number): string {
  return count === 1 ? '1 pack' : `${count} packs`
}
