import type { OtherLanguage } from 'shared-contracts/i18n/language'

/** Descriptions of products in each language, by the English text. */
export type TranslatedDescriptions = Readonly<Record<OtherLanguage, ReadonlyMap<string, string>>>
