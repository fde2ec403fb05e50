import type { TranslatableMessage } from '../i18n/translatable-message-schema'
import { readRecord } from './read-record'

/** The api's sentence in an answer that nobody has checked; empty if it has none. */
export function parseSentence(answer: unknown): Partial<TranslatableMessage> {
  const { message, text, values = {} } = Object(answer) as Record<string, unknown>
  if (typeof message !== 'string' || !message) return {}
  const known = readRecord(values, isValue) ?? {}
  // A text whose place has no value would show the name of the place, or a gap: the message is finished.
  const isWhole =
    typeof text === 'string' &&
    text !== '' &&
    [...text.matchAll(/\{(\w+)\}/g)].every(([, name = '']) => name in known)
  return isWhole ? { message, text, values: known } : { message }
}

/** The api's sentence in the answer to a call that succeeded. */
export function readResponseMessage(answer: unknown): TranslatableMessage {
  return { message: 'Done.', ...parseSentence(answer) }
}

/** The same in English, for a sentence without values. */
export function readEnglishMessage(answer: unknown): string {
  return readResponseMessage(answer).message
}

const isValue = (value: unknown): value is string | number =>
  (typeof value === 'string' && value !== '') || typeof value === 'number'
