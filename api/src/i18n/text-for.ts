import { words as sharedHi } from 'shared-contracts/i18n/hi/index'
import { words as sharedKn } from 'shared-contracts/i18n/kn/index'
import { type Language, languageNamed } from 'shared-contracts/i18n/language'
import { inEnglish, type Text, textIn } from 'shared-contracts/i18n/translate'
import { words as hi } from './hi/index'
import { words as kn } from './kn/index'

const texts: Readonly<Record<Language, Text>> = {
  en: inEnglish,
  hi: textIn({ ...sharedHi, ...hi }),
  kn: textIn({ ...sharedKn, ...kn }),
}

/**
 * What mails and the api's own pages say in a language.
 * @param language as it was stored; in one that this version does not know, they are English
 */
export function textFor(language: Language): Text {
  return texts[languageNamed(language)]
}
