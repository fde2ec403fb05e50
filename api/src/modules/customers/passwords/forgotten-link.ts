import { inLanguage, type Language } from 'shared-contracts/i18n/language'
import { paths } from 'shared-contracts/routing/paths'
import { textFor } from '../../../i18n/text-for'

export function forgottenLink(language: Language, publicOrigin: string) {
  return {
    button: textFor(language)('Forgot your Password?'),
    href: `${publicOrigin}${inLanguage(language, `${paths.login}?forgotten`)}`,
  }
}
