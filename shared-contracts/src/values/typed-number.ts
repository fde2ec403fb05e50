import { foldDigits } from './digits'
import { type Paise, parseRupees } from './money'

/** Spaces, line ends, and invisible characters. */
const UNSEEN = /[\s\p{Z}\p{Cf}\p{DI}]/gu
const MARKS = /[\p{Cf}\p{DI}]/gu
/** Lone surrogates. Two of them would join if the invisible marks between them were removed. */
const HALF = /\p{Cs}/gu
const DASH = /[\u2212\p{Pd}]/gu

/** A space between digits. */
const INNER_SPACE = /(\p{Nd})[\s\p{Z}]+(?=\p{Nd})/gu
/** A number with commas between thousands, lakhs and crores. Other commas stay: they may be decimal points. */
const GROUPED = /^\d+(?:,\d{2,3})*,\d{3}(?:\.\d*)?$/
/** An amount as people write it: Rs 1,250.50, ₹500/-, -2.50. */
const NUMBER = /^(?:₹|rs\.?|inr)?([-+]?)(?:₹|rs\.?|inr)?(\d[\d,]*(?:\.\d*)?|\.\d+)(?:\/-|₹|rs\.?|inr)?$/i

/** Normalises a code, such as a tracking number, so that it can be compared. */
export function normaliseCode(typed: string): string {
  return plain(typed).toUpperCase()
}

/** Normalises a number, typed or from a spreadsheet, for parsing. Other text keeps its letters: validation rejects it. */
export function normaliseNumber(typed: string): string {
  const text = plain(typed.replace(MARKS, '').replace(INNER_SPACE, '$1,'))
  const [, sign = '', number = text] = NUMBER.exec(text) ?? []
  return sign.replace('+', '') + (GROUPED.test(number) ? number.replaceAll(',', '') : number)
}

/** Parses an amount in rupees as typed; undefined if it is not an amount with at most two decimals. */
export function typedRupees(typed: string): Paise | undefined {
  return parseRupees(normaliseNumber(typed))
}

function plain(typed: string): string {
  return foldDigits(typed.replace(HALF, '\ufffd').replace(UNSEEN, '')).replace(DASH, '-')
}
