import type { ShownProduct } from 'shared-contracts/catalog/shown-product'
import type { Message } from './response-schema'

/** Warns of the allergens that a product contains. @param path the product's path in the response */
export function allergenWarning({ name, facts }: ShownProduct, path: string): Message[] {
  const allergens = facts?.allergens ?? []
  if (allergens.length === 0) return []
  const content = `${name} contains allergens: ${allergens.join(', ')}.`
  return [{ type: 'warning', code: 'allergens', path, content, presentation: 'disclosure' }]
}
