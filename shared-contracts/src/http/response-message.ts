import type { TranslatableMessage } from '../i18n/translatable-message-schema'
import { readRecord } from './read-record'

/** Reads the message of an unvalidated response; empty if it has none. */
export function parseSentence(answer: unknown): Partial<TranslatableMessage> {
  const { message, text, values = {} } = Object(answer) as Record<string, unknown>
  if (typeof message !== 'string' || !message) return {}
  const known = readRecord(values, isValue) ?? {}
  // If a value is missing, the text would show a placeholder or a gap, so the complete English message is used instead.
  const isWhole =
    typeof text === 'string' &&
    text !== '' &&
    [...text.matchAll(/\{(\w+)\}/g)].every(([, name = '']) => name in known)
  return isWhole ? { message, text, values: known } : { message }
}

/** Reads the message of a successful call. */
export function readResponseMessage(answer: unknown): TranslatableMessage {
  return { message: 'Done.', ...parseSentence(answer) }
}

/** Reads the message in English only, for messages without values. */
export function readEnglishMessage(answer: unknown): string {
  return readResponseMessage(answer).message
}

const isValue = (value: unknown): value is string | number =>
  (typeof value === 'string' && value !== '') || typeof value === 'number'
