import { languages } from 'shared-contracts/i18n/language'
import { useLanguage } from 'shared-contracts/words'

/** Returns the `lang` of English text on a page in another language (WCAG 3.1.2); undefined on English ones. */
export function useProseLanguage(): string | undefined {
  return useLanguage() === 'en' ? undefined : languages.en.tag
}
