export const scripts = [
  'latin',
  'more',
  'devanagari',
  'kannada',
  'tamil',
  'telugu',
  'malayalam',
  'bengali',
  'gujarati',
  'gurmukhi',
  'oriya',
] as const
export type Script = (typeof scripts)[number]

export interface Run {
  script: Script
  text: string
}

const belongs: readonly [Script, RegExp][] = [
  ['devanagari', /[\u0900-\u097f\ua8e0-\ua8ff\u1cd0-\u1cff]/],
  ['kannada', /[\u0c80-\u0cff]/],
  ['tamil', /[\u0b80-\u0bff]/],
  ['telugu', /[\u0c00-\u0c7f]/],
  ['malayalam', /[\u0d00-\u0d7f]/],
  ['bengali', /[\u0980-\u09ff]/],
  ['gujarati', /[\u0a80-\u0aff]/],
  ['gurmukhi', /[\u0a00-\u0a7f]/],
  ['oriya', /[\u0b00-\u0b7f]/],
  ['latin', /[ -\u00ff\u2000-\u200b\u2010-\u2027\u20ac\u2122]/],
]
/** Zero-width joiners, which belong to the preceding letters. */
const JOINERS = /[\u200c\u200d]/

/** Splits text wherever it needs a different font. */
export function splitIntoRuns(text: string): Run[] {
  const runs: Run[] = []
  for (const character of text.normalize('NFC')) {
    const last = runs.at(-1)
    const script = detectScript(character, last?.script)
    if (last?.script === script) last.text += character
    else runs.push({ script, text: character })
  }
  return runs
}

function detectScript(character: string, before: Script | undefined): Script {
  if (JOINERS.test(character) && before) return before
  return belongs.find(([, characters]) => characters.test(character))?.[0] ?? 'more'
}
