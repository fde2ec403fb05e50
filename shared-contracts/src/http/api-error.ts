import { translateMessage } from '../i18n/translatable-message'
import type { Text, Values } from '../i18n/translate'
import type { ErrorCode } from '../platform/errors'
import { readRecord } from './read-record'
import { parseSentence } from './response-message'

/** What a page learns of a failed request. `status` is 0 and `code` undefined when no answer came. */
export interface ApiError {
  status: number
  code: ErrorCode | undefined
  /** The server's message, or undefined: then the page shows its own. */
  message: string | undefined
  /** What the message is made of in another language; see `Said`. */
  text?: string | undefined
  values?: Values | undefined
  /** A payment provider's own message: the field `error`, or the message in `error` or `data` (specification 11.30, 13.5). */
  reason?: string | undefined
  figures?: Record<string, number> | undefined
  fields?: Record<string, string> | undefined
}

export function isApiError(value: unknown): value is ApiError {
  return isObject(value) && 'status' in value && 'code' in value
}

/**
 * The server's message on a failed request, or undefined: then the page shows its own.
 * @param t to read it in the reader's language; in English without
 */
export function serverMessage(error: unknown, t?: Text): string | undefined {
  if (!isApiError(error) || error.message === undefined) return undefined
  return t ? translateMessage({ ...error, message: error.message }, t) : error.message
}

/** The HTTP status of a failed request; 0 when no answer came. */
export function readStatus(error: unknown): number {
  return isApiError(error) ? error.status : 0
}

/** Reads what axios throws: an error with the response, or without one when the network failed. */
export function toApiError(thrown: unknown): ApiError {
  const response = isObject(thrown) && isObject(thrown.response) ? thrown.response : undefined
  if (!response) return { status: 0, code: undefined, message: undefined }
  const status = Number(response.status)
  // A success that was not expected says nothing of what failed.
  const isSuccess = status >= 200 && status < 300
  // Our own api's bodies are ErrorBody; anything else between it and us may answer in another shape.
  const body = isObject(response.data) && !isSuccess ? response.data : {}
  const { error, data, code, fields, figures } = body
  const { message, text, values } = parseSentence(body)
  const reason = [error, readMessage(error), readMessage(data)].filter(isText).find(Boolean)
  return {
    status,
    code: typeof code === 'string' ? (code as ErrorCode) : undefined,
    message: message ?? reason,
    text,
    values,
    reason,
    fields: readRecord(fields, isText),
    figures: readRecord(figures, (each): each is number => typeof each === 'number'),
  }
}

const readMessage = (value: unknown) => (isObject(value) ? value.message : undefined)

const isText = (value: unknown): value is string => typeof value === 'string'

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
