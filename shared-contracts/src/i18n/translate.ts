import type { Language } from './language'
import { formFor, type PluralForms } from './plural-forms'

/**
 * Texts of one language by the English that stands in the code, as gettext has them. Forms of a text with a count are
 * found by the 'other' form of the English.
 */
export type Translations = Readonly<Record<string, string | PluralForms>>

/** What stands in the places of a text, such as `count` in '{count} items'. */
export type Values = Readonly<Record<string, string | number>>

/** A text of the shop in the reader's language. */
export interface Text {
  /** @param english the text as the code has it; values stand in braces: 'Only {count} left' */
  (english: string, values?: Values): string
  /** @param english its forms, such as `{ one: '{count} item', other: '{count} items' }`; `count` chooses one */
  (english: PluralForms, values: Values & { count: number }): string
}

/**
 * @param words undefined for English
 * @param onMissing told each English text that has no words, which is then shown as it is
 */
export function createText(
  language: Language,
  words: Translations | undefined,
  onMissing?: (english: string) => void,
): Text {
  return (english: string | PluralForms, values?: Values) => {
    const key = typeof english === 'string' ? english : english.other
    const found = words?.[key]
    if (words && found === undefined) onMissing?.(key)
    const text = formFor(found === undefined ? 'en' : language, found ?? english, values?.count)
    return values ? text.replace(/\{(\w+)\}/g, (place, name) => String(values[name] ?? place)) : text
  }
}

/** Texts as the code has them. */
export const inEnglish: Text = createText('en', undefined)
