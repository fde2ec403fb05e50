import type { LineKey } from 'shared-contracts/orders/cart/cart'
import { MOST_LINES } from 'shared-contracts/orders/most-lines'

/** Lists the products' ids in a fixed order, so that carts share requests, and only up to the api's limit. */
export function listProductIds(lines: readonly LineKey[]): string[] {
  return [...new Set(lines.map(({ id }) => id))].sort().slice(0, MOST_LINES)
}
