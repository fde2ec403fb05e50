/** As many characters as are looked for. */
export const LONGEST_QUESTION = 100
/** Fewer different letters name too much: the search takes a doubled letter as one. */
export const FEWEST_LETTERS = 2

/** Controls, halves of a character, and what stands where a text could not be read. */
const UNREADABLE = /[\p{Cc}\p{Cs}\ufffd]/gu
/** Marks nobody sees, such as those for the direction of a text. Two of them join and part letters of Indian scripts. */
const UNSEEN = /(?![\u200c\u200d])\p{Cf}/gu

/**
 * What somebody looks for, in one spelling, however it was typed, pasted or sent: the same for who asks again with the
 * answer.
 * @returns at most LONGEST_QUESTION characters; empty where nothing can be looked for
 */
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

/** Whether there may have been more of it than is looked for. */
export function isLongestQuestion(question: string): boolean {
  return [...question].length >= LONGEST_QUESTION - 1
}

/** Words that name nothing. */
export const EMPTY_WORDS = 'a and for from in ka ke ki me of or the to with'.split(' ')

/**
 * Returns true if a word of the question has enough different letters or digits to be looked for; case and accents do not
 * count, and neither do words that name nothing if there are others.
 */
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
