import type { TranslatedDescriptions } from '../../src/modules/catalog'
import { seedProducts } from '../catalogue'
import { hi } from './hi'
import { kn } from './kn'

/** A description that the owner has rewritten is no key here: it is shown in English until it is translated. */
export const seedDescriptions: TranslatedDescriptions = { hi: byEnglish(hi), kn: byEnglish(kn) }

function byEnglish(translations: Readonly<Record<string, string>>): ReadonlyMap<string, string> {
  return new Map(seedProducts.map(({ _id, description }) => [description, translations[_id] ?? '']))
}
