import { paths } from 'shared-contracts/domain/paths'
import { inLanguage, type Language } from 'shared-contracts/domain/words/language'
import { textFor } from '../../words/text-for'

/** Where a customer sets a new password. */
export function forgotten(language: Language, publicOrigin: string) {
  return {
    button: textFor(language)('Forgot your Password?'),
    href: `${publicOrigin}${inLanguage(language, `${paths.login}?forgotten`)}`,
  }
}
