import fc from 'fast-check'

/** The digit 0 in scripts that people in India and elsewhere use for numbers. */
const ZEROS = [...'0०০੦૦୦௦౦೦൦෦๐٠۰０𝟎𑁦']

/** Invisible characters that occur in text copied from chats, PDF files and web pages. */
const MARKS = [
  '\u200b',
  '\u200c',
  '\u200d',
  '\u200e',
  '\u202a',
  '\u202c',
  '\u2060',
  '\u2068',
  '\ufeff',
  '\u00ad',
]
const SEPARATORS = [
  ' ',
  '\u00a0',
  '\u202f',
  '\u3000',
  '\t',
  '-',
  '\u2010',
  '\u2013',
  '\u2212',
  '(',
  ')',
  '[',
  '.',
  '\u00b7',
]

/** Generates the digits in any script, paired with the plain digits. */
export function inScripts(digits: string) {
  const typed = [...digits].map((digit) =>
    fc.constantFrom(...ZEROS).map((zero) => String.fromCodePoint((zero.codePointAt(0) ?? 0) + Number(digit))),
  )
  return fc
    .tuple(...typed)
    .map((characters): [typed: string, digits: string] => [characters.join(''), digits])
}

const between = (inserted: readonly string[]) => (text: string) => {
  const gap = fc.array(fc.constantFrom(...inserted), { maxLength: 2 }).map((chosen) => chosen.join(''))
  const characters = [...text]
  return fc
    .tuple(...characters.map(() => gap), gap)
    .map((gaps) => gaps.map((gapText, index) => gapText + (characters[index] ?? '')).join(''))
}

/** Inserts invisible characters before, between and after the characters of a string. */
export const withMarks = between(MARKS)

/** Generates a number as people write it: with spaces, dashes, brackets and dots, and invisible characters. */
export const asWritten = between([...MARKS, ...SEPARATORS])

/** Generates any string, even with control characters, lone surrogates, invisible marks, digits and emoji. */
export const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: 'grapheme' }),
  fc.string({
    unit: fc.constantFrom(
      ...MARKS,
      ...SEPARATORS,
      ...ZEROS,
      '+',
      '0',
      '9',
      '1',
      'e',
      '\u0301',
      'क',
      '्',
      '@',
      '.',
      '\ud83c',
      '\0',
    ),
  }),
)
