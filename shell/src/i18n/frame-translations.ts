import type { Language } from 'shared-contracts/i18n/language'
import type { Translations } from 'shared-contracts/i18n/translate'
import { dictionaries } from './dictionaries'

/** Returned by `frameTranslations` if the file fails to load, so that the shop is shown in English. */
export const NO_TRANSLATIONS: Translations = {}

/** Returns the file of a language's translations; undefined for English. */
export const findTranslationsFile = (language: Language) =>
  language === 'en' ? undefined : dictionaries[language]

/** Loads the frame's translations and those shared by all remotes. @returns undefined for English */
export async function frameTranslations(language: Language): Promise<Translations | undefined> {
  const file = findTranslationsFile(language)
  return file && ((await file.fetch())?.words ?? NO_TRANSLATIONS)
}
