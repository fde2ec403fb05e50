import type { ShownProduct } from 'shared-contracts/catalog/shown-product'
import type { Message } from './response-schema'

/** What must be shown beside a product that has allergens; nothing for one that has none. @param path of the product in the answer */
export function allergenWarning({ name, facts }: ShownProduct, path: string): Message[] {
  const allergens = facts?.allergens ?? []
  if (allergens.length === 0) return []
  const content = `${name} contains allergens: ${allergens.join(', ')}.`
  return [{ type: 'warning', code: 'allergens', path, content, presentation: 'disclosure' }]
}
