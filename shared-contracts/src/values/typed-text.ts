/** Zero-width characters, direction marks, byte order marks and soft hyphens, but not the two joiners. */
const INVISIBLE = /(?![\u200c\u200d])[\p{Cf}\p{DI}]/gu

/** Letters without case, such as those of Indian scripts and Arabic, with their marks. Joiners change how they look. */
const JOINED = /(\p{Lo}[\p{M}\u200c\u200d]*)|[\u200c\u200d]/gu

/** Removes invisible characters, which pasted text is full of and nobody types. */
export function withoutInvisible(text: string): string {
  return text.replace(INVISIBLE, '').replace(JOINED, '$1')
}

/** Composes letters, drops invisible marks, merges spaces. Control characters stay: validation rejects them. */
export function tidyText(text: string): string {
  return withoutInvisible(text)
    .replace(/\p{Z}+/gu, ' ')
    .trim()
    .normalize('NFC')
}
