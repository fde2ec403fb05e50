const DIGIT = /\p{Nd}/u

/** Replaces the digits of every script, such as ९ and ೯, with 0 to 9. */
export function foldDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, toDigit)
}

/** Unicode guarantees that a script's ten digits are consecutive, from 0 to 9. */
function toDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  let first = code
  while (DIGIT.test(String.fromCodePoint(first - 1))) first -= 1
  return String((code - first) % 10)
}

/** Separators that people put between the digits of a number: spaces, dashes, brackets, dots, and invisible characters. */
export const SEPARATORS = /[\s.\u00b7\u2022\u2212\p{Pd}\p{Ps}\p{Pe}\p{Cf}\p{DI}]/gu
