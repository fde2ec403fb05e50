import type { Language } from './language'

/** A text for each plural category of a language (Unicode CLDR): 'one' and 'other' in English. */
export type PluralForms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>

/** The form of a text that a language uses for a count: in Hindi 0 is 'one', in English 'other'. */
export function formFor(language: Language, text: string | PluralForms, count: unknown): string {
  if (typeof text === 'string') return text
  return text[new Intl.PluralRules(language).select(Number(count))] ?? text.other
}
