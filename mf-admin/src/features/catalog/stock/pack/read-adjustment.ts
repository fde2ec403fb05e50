import type { StockAdjustment, StockLevel } from 'shared-contracts/catalog/admin/stock-schema'
import { type AdjustmentKind, adjustmentKinds, MOST_ON_HAND } from 'shared-contracts/catalog/stock'
import { normaliseNumber } from 'shared-contracts/values/typed-number'
import { tidyText } from 'shared-contracts/values/typed-text'

export interface AdjustmentValues extends Record<string, string> {
  kind: string
  quantity: string
  why: string
  batch: string
}

interface ReadAdjustment {
  adjustment?: StockAdjustment
  /** The number on hand after it. */
  onHand?: number
  problems: { quantity?: string; why?: string }
}

/** True if the number may be negative, which takes packs off the shelf. */
export function isSigned(kind: AdjustmentKind): boolean {
  return kind === 'correction' || kind === 'other'
}

export function readKind(written: string): AdjustmentKind {
  return adjustmentKinds.find((kind) => kind === written) ?? 'received'
}

/** Returns whole packs as typed, or undefined. */
export function readPacks(typed: string): number | undefined {
  const number = normaliseNumber(typed)
  return /^-?\d{1,7}$/.test(number) ? Number(number) : undefined
}

/** Reads the form. @returns the adjustment, or the form's errors */
export function readAdjustment(values: AdjustmentValues, level: StockLevel): ReadAdjustment {
  const kind = readKind(values.kind)
  const quantity = readPacks(values.quantity)
  const why = tidyText(values.why)
  const onHand = quantity === undefined ? undefined : onHandAfter(kind, quantity, level)
  const problem = quantityProblem(kind, { quantity, onHand }, level)
  const problems = {
    ...(problem && { quantity: problem }),
    ...(kind === 'other' && !why && { why: 'Enter a reason.' }),
  }
  if (quantity === undefined || onHand === undefined || Object.keys(problems).length > 0) return { problems }
  const adjustment = {
    ...{ kind, quantity },
    ...(why && { why }),
    ...(kind === 'received' && values.batch && { batch: values.batch }),
    ...(kind === 'counted' && { version: level.version }),
  }
  return { problems, onHand, adjustment }
}

function onHandAfter(kind: AdjustmentKind, quantity: number, { onHand }: StockLevel): number {
  if (kind === 'counted') return quantity
  return kind === 'damaged' ? onHand - quantity : onHand + quantity
}

function quantityProblem(
  kind: AdjustmentKind,
  { quantity, onHand = 0 }: { quantity: number | undefined; onHand: number | undefined },
  level: StockLevel,
): string | undefined {
  if (quantity === undefined) return 'Enter a whole number of packs, such as 12.'
  if (quantity < 0 && !isSigned(kind)) return 'Enter a number without a minus sign.'
  if (quantity === 0 && kind !== 'counted') return 'Enter the number of packs.'
  if (onHand < 0) return `Only ${level.onHand} are on hand.`
  return onHand > MOST_ON_HAND ? 'That’s more than any shelf holds. Check the number.' : undefined
}
