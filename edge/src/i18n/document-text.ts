import type { Language, OtherLanguage } from 'shared-contracts/i18n/language'
import { inEnglish, type Text, textIn, type Words } from 'shared-contracts/i18n/translate'
import { words as hi } from './hi/index'
import { words as kn } from './kn/index'

const dictionaries: Readonly<Record<OtherLanguage, Words>> = { hi, kn }

/** Texts that the edge itself adds to pages. */
export function documentText(language: Language): Text {
  return language === 'en' ? inEnglish : textIn(language, dictionaries[language])
}
