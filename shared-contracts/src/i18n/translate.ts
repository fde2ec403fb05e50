import type { Language } from './language'
import { formFor, type PluralForms } from './plural-forms'

/** Texts of one language, keyed by the English text in the code as in gettext; plural forms by their 'other' form. */
export type Translations = Readonly<Record<string, string | PluralForms>>

/** Values for the placeholders of a text, such as `count` in '{count} items'. */
export type Values = Readonly<Record<string, string | number>>

/** Translates the shop's texts into the reader's language. */
export interface Text {
  /** @param english the text in the code with placeholders in braces: 'Only {count} left' */
  (english: string, values?: Values): string
  /** @param english plural forms, such as `{ one: '{count} item', other: '{count} items' }`, chosen by `count` */
  (english: PluralForms, values: Values & { count: number }): string
}

/** @param words the translations; undefined for English @param onMissing called with each untranslated text */
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

/** The translator that leaves texts in English. */
export const inEnglish: Text = createText('en', undefined)
