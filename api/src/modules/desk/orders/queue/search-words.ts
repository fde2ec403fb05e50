/** What a search may mean, besides text. */
export interface Asked {
  /** For names, numbers, addresses and products; `%` and `_` stand for themselves. */
  text: string
  /** Digits of a phone number: at least four. */
  digits?: string
  /** As tracking numbers are stored. */
  awb: string
}

/** Reads the words of a search. @returns undefined when there are none */
export function readSearch(words = ''): Asked | undefined {
  const asked = words.trim().replaceAll(/\s+/g, ' ').toLowerCase()
  if (!asked) return undefined
  const digits = asked.replaceAll(/[\s+()-]/g, '')
  return {
    text: escaped(asked),
    ...(/^\d{4,}$/.test(digits) && { digits }),
    awb: escaped(asked.replaceAll(' ', '').toUpperCase()),
  }
}

function escaped(text: string): string {
  return text.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)
}
