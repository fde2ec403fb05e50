/** Cooks' names for one thing by language, in the language's script and as people type them. */
export interface CooksName {
  /** Matches the thing in the shop's own English text. */
  in: RegExp
  /** Names, separated by commas, by language code (ISO 639). */
  names: Readonly<Partial<Record<'en' | 'hi' | 'kn' | 'ta' | 'te' | 'mr' | 'bn' | 'gu' | 'ml', string>>>
}
