import type { OtherLanguage } from 'shared-contracts/domain/words/language'

/** Descriptions of products in each language, by the English text. */
export type TranslatedDescriptions = Readonly<Record<OtherLanguage, ReadonlyMap<string, string>>>
