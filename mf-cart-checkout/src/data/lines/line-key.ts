import type { LineKey } from 'shared-contracts/orders/cart/cart'

export function lineKey({ id, variantId }: LineKey): string {
  return `${id}/${variantId}`
}
