import type { LineKey } from 'shared-contracts/orders/cart/cart'
import { MOST_LINES } from 'shared-contracts/orders/most-lines'

/**
 * Returns the distinct products of lines in a fixed order, so that the same products share a request. A cart too large to
 * order is cut to the api's limit.
 */
export function listProductIds(lines: readonly LineKey[]): string[] {
  return [...new Set(lines.map(({ id }) => id))].sort().slice(0, MOST_LINES)
}
