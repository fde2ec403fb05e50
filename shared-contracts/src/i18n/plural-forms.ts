import type { Language } from './language'

/** A text for each plural category of a language (Unicode CLDR): 'one' and 'other' in English. */
export type PluralForms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>

/** Cached, because creating one is slow. */
const rules = new Map<Language, Intl.PluralRules>()

function rulesOf(language: Language): Intl.PluralRules {
  const known = rules.get(language) ?? new Intl.PluralRules(language)
  rules.set(language, known)
  return known
}

/** Returns the plural form that a language uses for a count: for 0, 'one' in Hindi and 'other' in English. */
export function formFor(language: Language, text: string | PluralForms, count: unknown): string {
  if (typeof text === 'string') return text
  return text[rulesOf(language).select(Number(count))] ?? text.other
}
