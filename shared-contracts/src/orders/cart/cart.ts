import { add, type Paise, times } from '../../values/money'
import { clampQuantity } from '../line-quantity'
import type { CartLine } from './cart-line'

export type { CartLine } from './cart-line'

/** A product to add to the cart: a line without its quantity. */
export type CartItem = Omit<CartLine, 'quantity'>

export type LineKey = Pick<CartLine, 'id' | 'variantId'>

function isSameLine(a: LineKey, b: LineKey): boolean {
  return a.id === b.id && a.variantId === b.variantId
}

/** Adds 1 to the line of the same product and variant, or appends a new line. */
export function addItem(lines: readonly CartLine[], item: CartItem): CartLine[] {
  return mergeLines(lines, [{ ...item, quantity: 1 }])
}

/** Merges two carts. A line in both gets the sum of the quantities, and its other fields from the newer cart. */
export function mergeLines(lines: readonly CartLine[], newer: readonly CartLine[]): CartLine[] {
  const sums = lines.map((line) => {
    const other = newer.find((candidate) => isSameLine(candidate, line))
    return other ? { ...line, ...other, quantity: clampQuantity(line.quantity + other.quantity) } : line
  })
  return [...sums, ...newer.filter((other) => !lines.some((line) => isSameLine(line, other)))]
}

export function removeLine(lines: readonly CartLine[], key: LineKey): CartLine[] {
  return lines.filter((line) => !isSameLine(line, key))
}

export function changeQuantity(lines: readonly CartLine[], key: LineKey, quantity: number): CartLine[] {
  return lines.map((line) => (isSameLine(line, key) ? { ...line, quantity: clampQuantity(quantity) } : line))
}

export function subtotal(lines: readonly Pick<CartLine, 'price' | 'quantity'>[]): Paise {
  return add(...lines.map((line) => times(line.price, line.quantity)))
}

export function countItems(lines: readonly CartLine[]): number {
  return lines.reduce((count, line) => count + line.quantity, 0)
}
