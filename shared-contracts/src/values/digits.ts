const DIGIT = /\p{Nd}/u

/** Returns a text in which the digits of every script, such as ९ and ೯, are 0 to 9. */
export function foldDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, toDigit)
}

/** The ten digits of a script follow each other, from 0 to 9. Unicode promises to keep it so. */
function toDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  let first = code
  while (DIGIT.test(String.fromCodePoint(first - 1))) first -= 1
  return String((code - first) % 10)
}

/** What people put between the digits of a number: spaces, dashes, brackets, dots, and marks that nobody sees. */
export const SEPARATORS = /[\s.\u00b7\u2022\u2212\p{Pd}\p{Ps}\p{Pe}\p{Cf}\p{DI}]/gu
