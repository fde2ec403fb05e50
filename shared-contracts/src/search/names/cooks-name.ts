/** What cooks call one thing, by language, in the language's script and as people type it. */
export interface CooksName {
  /** Where the shop's own English text speaks of it. */
  in: RegExp
  /** Names, parted by commas, by the language's code (ISO 639). */
  names: Readonly<Partial<Record<'en' | 'hi' | 'kn' | 'ta' | 'te' | 'mr' | 'bn' | 'gu' | 'ml', string>>>
}
