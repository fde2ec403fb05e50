import type { LineKey } from 'shared-contracts/orders/cart/cart'

/** Joins a line's product and variant to a key for lists. */
export function lineKey({ id, variantId }: LineKey): string {
  return `${id}/${variantId}`
}
