import { foldDigits } from '../values/digits'
import { LONGEST_REVIEW, SHORTEST_REVIEW } from './review'

const EMAIL = /[^\s@]+@[^\s@]+\.\p{L}{2,}/u
const LINK = /https?:|www\.|\p{L}\.(?:com|net|org|shop|store|info|biz|io|co\.in)\b|\p{L}\.\p{L}{2,6}\/\S/iu
/** A number with a country code, or ten digits that begin like an Indian mobile number or follow a trunk 0. */
const PHONE =
  /(?:\+|\b00)\d(?:[\s().-]{0,2}\d){8,}|(?<!\d)(?:0|91)?[\s.-]?[6-9](?:[\s.-]?\d){9}(?!\d)|(?<!\d)0\d{2,4}[\s.-]\d{6,8}(?!\d)/
const REPEATED = /(.)\1{7,}|(?<![\p{L}\p{M}])([\p{L}\p{M}]+)(?:[\s\p{P}]+\2(?![\p{L}\p{M}])){3,}/iu
const LETTERS = /\p{L}/gu

/**
 * Returns what has to change before a review can be sent, as an English sentence; undefined if it may be sent. The
 * page and the api apply the same rules; a person decides about everything else.
 */
export function findTextProblem(text: string): string | undefined {
  const written = text.trim()
  const { length } = [...written]
  if (length > LONGEST_REVIEW) return 'Write at most 2,000 characters.'
  if (length < SHORTEST_REVIEW) return 'Write at least 10 characters.'
  if (EMAIL.test(written)) return 'Leave out email addresses. Everybody can read your review.'
  if (LINK.test(written)) return 'Leave out links and web addresses.'
  if (PHONE.test(foldDigits(written))) return 'Leave out phone numbers. Everybody can read your review.'
  if (REPEATED.test(written)) return 'Leave out repeated words and signs.'
  if ((written.match(LETTERS)?.length ?? 0) < SHORTEST_REVIEW / 2) return 'Say it in words.'
  return undefined
}
