import type { Language } from './language'

const names = new Intl.DisplayNames('en', { type: 'language' })

/** Returns a language's name in English, such as 'Hindi'. */
export function englishName(language: Language): string {
  return names.of(language) ?? language
}
