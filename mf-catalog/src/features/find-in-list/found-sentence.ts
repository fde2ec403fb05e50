import type { Product } from 'shared-contracts/domain/catalogue'
import type { ListPart } from 'shared-contracts/domain/list-part'

/** What a search has come to, for screen readers too. */
export function foundSentence({ items, total }: ListPart<Product>): string {
  if (total === 0) return 'No product in this list has that name.'
  const found = total === 1 ? '1 product found.' : `${total} products found.`
  return items.length < total ? `${found} These are the first ${items.length}.` : found
}
