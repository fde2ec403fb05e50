import type { Language } from 'shared-contracts/i18n/language'
import type { Translations } from 'shared-contracts/i18n/translate'
import { dictionaries } from './dictionaries'

/** What `frameTranslations` answers with when the file is lost, so that the shop is shown in English. */
export const NO_TRANSLATIONS: Translations = {}

/** The file of a language's words; undefined for English. */
export const findTranslationsFile = (language: Language) =>
  language === 'en' ? undefined : dictionaries[language]

/**
 * Texts of navigation, footer and messages, and those that all remotes share.
 * @returns undefined for English
 */
export async function frameTranslations(language: Language): Promise<Translations | undefined> {
  const file = findTranslationsFile(language)
  return file && ((await file.fetch())?.words ?? NO_TRANSLATIONS)
}
