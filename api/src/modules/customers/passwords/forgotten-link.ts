import { inLanguage, type Language } from 'shared-contracts/i18n/language'
import { paths } from 'shared-contracts/routing/paths'
import { getText } from '../../../i18n/get-text'

export function forgottenLink(language: Language, publicOrigin: string) {
  return {
    button: getText(language)('Forgot your Password?'),
    href: `${publicOrigin}${inLanguage(language, `${paths.login}?forgotten`)}`,
  }
}
