import type { LineKey } from 'shared-contracts/orders/cart/cart'
import { MOST_LINES } from 'shared-contracts/orders/most-lines'

/**
 * The products of lines, each once, in an order of their own: the same products are the same request. Of a cart that is too
 * large to be ordered, as many as can be asked for.
 */
export function productsOf(lines: readonly LineKey[]): string[] {
  return [...new Set(lines.map(({ id }) => id))].sort().slice(0, MOST_LINES)
}
