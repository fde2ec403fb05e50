import type { OtherLanguage } from 'shared-contracts/i18n/language'
import type { Translations } from 'shared-contracts/i18n/translate'
import { descriptions as hiDescriptions } from './hi/descriptions'
import { words as hi } from './hi/index'
import { descriptions as knDescriptions } from './kn/descriptions'
import { words as kn } from './kn/index'

interface Dictionary {
  words: Translations
  /** Descriptions of the shop's original products, by id. */
  descriptions: Readonly<Record<string, string>>
}

export const dictionaries: Readonly<Record<OtherLanguage, Dictionary>> = {
  hi: { words: hi, descriptions: hiDescriptions },
  kn: { words: kn, descriptions: knDescriptions },
}
