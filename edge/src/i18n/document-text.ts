import type { Language, OtherLanguage } from 'shared-contracts/i18n/language'
import { createText, inEnglish, type Text, type Translations } from 'shared-contracts/i18n/translate'
import { words as hi } from './hi/index'
import { words as kn } from './kn/index'

const dictionaries: Readonly<Record<OtherLanguage, Translations>> = { hi, kn }

/** Translates texts that the edge itself adds to pages. */
export function documentText(language: Language): Text {
  return language === 'en' ? inEnglish : createText(language, dictionaries[language])
}
