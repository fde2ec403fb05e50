import type { LineKey } from 'shared-contracts/domain/cart'

/** One text for a line's product and variant: a key for lists. */
export function lineKey({ id, variantId }: LineKey): string {
  return `${id}/${variantId}`
}
