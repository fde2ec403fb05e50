import { byLanguage } from 'shared-contracts/i18n/by-language'
import { dictionaries as shared } from 'shared-contracts/i18n/dictionaries'
import { type Language, languageNamed } from 'shared-contracts/i18n/language'
import { createText, inEnglish, type Text } from 'shared-contracts/i18n/translate'
import { dictionaries } from './dictionaries'

const texts: Readonly<Record<Language, Text>> = {
  en: inEnglish,
  ...byLanguage((language) => createText(language, { ...shared[language], ...dictionaries[language].words })),
}

/** Returns the translator for mails and the api's pages; English if this release lacks the language. */
export function getText(language: Language): Text {
  return texts[languageNamed(language)]
}
