/** Texts of one language by the English that stands in the code, as gettext has them. */
export type Words = Readonly<Record<string, string>>

/** What stands in the places of a text, such as `count` in '{count} items'. */
export type Values = Readonly<Record<string, string | number>>

/**
 * A text of the shop in the reader's language.
 * @param english the text as the code has it; values stand in braces: 'Only {count} left'
 */
export type Text = (english: string, values?: Values) => string

/**
 * @param words undefined for English
 * @param onMissing told each English text that has no words, which is then shown as it is
 */
export function textIn(words: Words | undefined, onMissing?: (english: string) => void): Text {
  return (english, values) => {
    const found = words?.[english]
    if (words && found === undefined) onMissing?.(english)
    const text = found ?? english
    return values ? text.replace(/\{(\w+)\}/g, (place, name) => String(values[name] ?? place)) : text
  }
}

/** Texts as the code has them. */
export const inEnglish: Text = textIn(undefined)
