/** What cooks call something in each language, in the language's script and as people type it in Latin letters. */
export interface CooksName {
  /** Matches it in the shop's own English text. */
  in: RegExp
  /** Names by language code (ISO 639), separated by commas. */
  names: Readonly<Partial<Record<'en' | 'hi' | 'kn' | 'ta' | 'te' | 'mr' | 'bn' | 'gu' | 'ml', string>>>
}
