import type { ShownProduct } from 'shared-contracts/catalog/shown-product'
import type { Message } from './response-schema'

/** The allergens to show next to a product, if any. @param path of the product in the response */
export function allergenWarning({ name, facts }: ShownProduct, path: string): Message[] {
  const allergens = facts?.allergens ?? []
  if (allergens.length === 0) return []
  const content = `${name} contains allergens: ${allergens.join(', ')}.`
  return [{ type: 'warning', code: 'allergens', path, content, presentation: 'disclosure' }]
}
