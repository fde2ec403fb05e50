import type { Language, OtherLanguage } from 'shared-contracts/i18n/language'
import { inEnglish, type Text, textIn, type Words } from 'shared-contracts/i18n/translate'
import { documents as hi } from './hi/documents'
import { documents as kn } from './kn/documents'

const dictionaries: Readonly<Record<OtherLanguage, Words>> = { hi, kn }

/** Texts of the page that the service worker makes. They need not be in the frame's own dictionary. */
export function documentText(language: Language): Text {
  return language === 'en' ? inEnglish : textIn(language, dictionaries[language])
}
