/** The maximum length of a query in characters; the rest is ignored. */
export const LONGEST_QUESTION = 100
/** Fewer different letters would match too much, because the search treats a doubled letter as one. */
export const FEWEST_LETTERS = 2

/** Control characters, lone surrogates and replacement characters. */
const UNREADABLE = /[\p{Cc}\p{Cs}\ufffd]/gu
/** Invisible marks, such as those for text direction, except the two that join and separate letters of Indian scripts. */
const UNSEEN = /(?![\u200c\u200d])\p{Cf}/gu

/** Normalises a query; idempotent. @returns at most LONGEST_QUESTION characters; empty if there is nothing to search for */
export function searchQuestion(asked: string): string {
  const text = asked
    .slice(0, 20 * LONGEST_QUESTION)
    .replace(UNREADABLE, ' ')
    .replace(UNSEEN, '')
    .normalize('NFKC')
    .replace(/\s+/g, ' ')
    .trim()
  return [...text].slice(0, LONGEST_QUESTION).join('').trimEnd()
}

/** True if the query may have been cut. */
export function isLongestQuestion(question: string): boolean {
  return [...question].length >= LONGEST_QUESTION - 1
}

/** Words without meaning in a query. */
export const EMPTY_WORDS = 'a and for from in ka ke ki me of or the to with'.split(' ')

/** True if a meaningful word has enough different letters, or any word if there is no meaningful one. */
export function canBeFound(question: string): boolean {
  const words =
    question
      .normalize('NFD')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  const telling = words.filter((word) => !EMPTY_WORDS.includes(word))
  return (telling.length > 0 ? telling : words).some(hasEnoughLetters)
}

function hasEnoughLetters(word: string): boolean {
  return new Set(word.match(/[\p{L}\p{N}]/gu)).size >= FEWEST_LETTERS
}
