import type { Language, OtherLanguage } from 'shared-contracts/i18n/language'
import { createText, inEnglish, type Text, type Translations } from 'shared-contracts/i18n/translate'
import { documents as hi } from './hi/documents'
import { documents as kn } from './kn/documents'

const dictionaries: Readonly<Record<OtherLanguage, Translations>> = { hi, kn }

/** Translates the service worker's offline page. Its texts are separate, so that no page has to load them. */
export function documentText(language: Language): Text {
  return language === 'en' ? inEnglish : createText(language, dictionaries[language])
}
