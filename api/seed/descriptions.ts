import { byLanguage } from 'shared-contracts/i18n/by-language'
import { dictionaries } from '../src/i18n/dictionaries'
import type { TranslatedDescriptions } from '../src/modules/catalog'
import { seedProducts } from './catalogue'

/**
 * Translated descriptions, keyed by the English text. A description that the owner rewrites matches no key, so
 * it is shown in English until it is translated.
 */
export const seedDescriptions: TranslatedDescriptions = byLanguage((language) =>
  byEnglish(dictionaries[language].descriptions),
)

function byEnglish(translations: Readonly<Record<string, string>>): ReadonlyMap<string, string> {
  return new Map(seedProducts.map(({ _id, description }) => [description, translations[_id] ?? '']))
}
