/** Cooks' names for something in each language, in its script and as people type them in Latin letters. */
export interface CooksName {
  /** Matches the thing in the shop's own English text. */
  in: RegExp
  /** Names by language code (ISO 639), separated by commas. */
  names: Readonly<Partial<Record<'en' | 'hi' | 'kn' | 'ta' | 'te' | 'mr' | 'bn' | 'gu' | 'ml', string>>>
}
