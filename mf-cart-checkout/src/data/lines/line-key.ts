import type { LineKey } from 'shared-contracts/orders/cart/cart'

/** One text for a line's product and variant: a key for lists. */
export function lineKey({ id, variantId }: LineKey): string {
  return `${id}/${variantId}`
}
