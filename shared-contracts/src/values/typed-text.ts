/** Zero width, direction of the text, byte order, soft hyphen; not the two that join letters. */
const INVISIBLE = /(?![\u200c\u200d])[\p{Cf}\p{DI}]/gu

/** Letters of Indian scripts, Arabic and others that have no case, with their marks: joiners change how they look. */
const JOINED = /(\p{Lo}[\p{M}\u200c\u200d]*)|[\u200c\u200d]/gu

/** Returns a text without the marks that nobody sees and nobody types. Pasted text is full of them. */
export function withoutInvisible(text: string): string {
  return text.replace(INVISIBLE, '').replace(JOINED, '$1')
}

/** Returns a line of typed text in one form: composed letters, no invisible marks, single spaces. Control characters stay. */
export function tidyText(text: string): string {
  return withoutInvisible(text)
    .replace(/\p{Z}+/gu, ' ')
    .trim()
    .normalize('NFC')
}
