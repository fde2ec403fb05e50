import type { ListPart } from 'shared-contracts/catalog/lists/list-part'
import type { Product } from 'shared-contracts/catalog/product'
import type { Text } from 'shared-contracts/i18n/translate'

/** Counts the products found; screen readers announce it. */
export function countSentence({ items, total }: ListPart<Product>, t: Text): string {
  if (total === 0) return t('No product in this list has that name.')
  const found = t({ one: '{count} product found.', other: '{count} products found.' }, { count: total })
  return items.length < total ? `${found} ${t('Showing the first {count}.', { count: items.length })}` : found
}
