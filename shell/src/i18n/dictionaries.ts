import { type LateCode, lateCode } from 'design-system/late/late-code'
import type { OtherLanguage } from 'shared-contracts/i18n/language'
import type { Translations } from 'shared-contracts/i18n/translate'

/** A page loads only the dictionary of its language. */
export const dictionaries: Readonly<Record<OtherLanguage, LateCode<{ words: Translations }>>> = {
  hi: lateCode(() => import(/* webpackChunkName: "i18n-hi" */ './hi/index')),
  kn: lateCode(() => import(/* webpackChunkName: "i18n-kn" */ './kn/index')),
}
