import type { LinkLine } from 'shared-contracts/orders/cart/cart-link'
import { MOST_LINES } from 'shared-contracts/orders/most-lines'

/** The lines of a link in parts of which each can be ordered. Most links are one part. */
export function inOrders(lines: readonly LinkLine[]): LinkLine[][] {
  const count = Math.ceil(lines.length / MOST_LINES)
  return Array.from({ length: count }, (_, at) => lines.slice(at * MOST_LINES, (at + 1) * MOST_LINES))
}
