import { type OtherLanguage, otherLanguages } from './language'

/** Builds a value for each language that texts are translated into. */
export function byLanguage<Value>(of: (language: OtherLanguage) => Value): Record<OtherLanguage, Value> {
  const entries = otherLanguages.map((language) => [language, of(language)])
  return Object.fromEntries(entries) as Record<OtherLanguage, Value>
}
