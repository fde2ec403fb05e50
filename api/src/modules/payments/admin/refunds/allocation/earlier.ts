import type { LineQuantity } from 'shared-contracts/fulfilment/shipments'
import type { Paise } from 'shared-contracts/values/money'
import { AppError } from '../../../../../errors'

export interface OrderedLine {
  name: string
  variant: string
  price: Paise
  quantity: number
  /** The whole line's discount. */
  discount: Paise
}

/** An earlier refund of an order, done or pending. */
interface Earlier {
  kind: string
  line: number | null
  quantity: number | null
  return: string | null
  pieces: readonly LineQuantity[] | null
}

export interface RefundableOrder {
  lines: readonly OrderedLine[]
  /** The shipping charge that was paid, without its discount. */
  shipping: Paise
  earlier: readonly Earlier[]
  /** Returned items, by return id. */
  returned: ReadonlyMap<string, readonly LineQuantity[]>
}

export function isShippingBack(earlier: readonly Earlier[]): boolean {
  return earlier.some(({ kind }) => kind === 'shipping')
}

/** Returns how many items of a line have been refunded. */
export function countRefunded(line: number, earlier: readonly Earlier[]): number {
  return earlier
    .flatMap(listQuantities)
    .filter((pieces) => pieces.line === line)
    .reduce((sum, { quantity }) => sum + quantity, 0)
}

function listQuantities({ line, quantity, pieces }: Earlier): readonly LineQuantity[] {
  return line === null ? (pieces ?? []) : [{ line, quantity: quantity ?? 0 }]
}

export function refusal(sentence: string): AppError {
  return new AppError('INVALID_INPUT', sentence)
}
