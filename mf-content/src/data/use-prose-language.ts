import { languages } from 'shared-contracts/i18n/language'
import { useLanguage } from 'shared-contracts/words'

/** Returns the `lang` of English prose in a page of another language (WCAG 3.1.2); undefined on English pages. */
export function useProseLanguage(): string | undefined {
  return useLanguage() === 'en' ? undefined : languages.en.tag
}
