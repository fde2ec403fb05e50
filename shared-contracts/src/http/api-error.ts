import { translateMessage } from '../i18n/translatable-message'
import type { Text, Values } from '../i18n/translate'
import type { ErrorCode } from '../platform/errors'
import { readRecord } from './read-record'
import { parseSentence } from './response-message'

/** The error of a failed request. `status` is 0 and `code` undefined if no response arrived. */
export interface ApiError {
  status: number
  code: ErrorCode | undefined
  /** The server's message; if undefined, the page shows its own. */
  message: string | undefined
  /** The source text for translating the message; see `TranslatableMessage`. */
  text?: string | undefined
  values?: Values | undefined
  /** A payment provider's message: `error`, or the message in `error` or `data` (specification 11.30, 13.5). */
  reason?: string | undefined
  figures?: Record<string, number> | undefined
  fields?: Record<string, string> | undefined
}

export function isApiError(value: unknown): value is ApiError {
  return isObject(value) && 'status' in value && 'code' in value
}

/** Returns the server's message, or undefined if it has none. @param t translates it; English by default */
export function serverMessage(error: unknown, t?: Text): string | undefined {
  if (!isApiError(error) || error.message === undefined) return undefined
  return t ? translateMessage({ ...error, message: error.message }, t) : error.message
}

/** Returns the HTTP status of a failed request; 0 if no response arrived. */
export function readStatus(error: unknown): number {
  return isApiError(error) ? error.status : 0
}

/** Converts an error thrown by `Http`. It has no response if the network failed. */
export function toApiError(thrown: unknown): ApiError {
  const response = isObject(thrown) && isObject(thrown.response) ? thrown.response : undefined
  if (!response) return { status: 0, code: undefined, message: undefined }
  const status = Number(response.status)
  // The body of a success with an unexpected status does not describe an error.
  const isSuccess = status >= 200 && status < 300
  // Our api sends ErrorBody, but a proxy in between may send anything.
  const body = isSuccess ? {} : readBody(response.data)
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

/** Reads a failure's body. It is not parsed yet if the call expects text, such as a CSV file. */
function readBody(data: unknown): Record<string, unknown> {
  if (isObject(data)) return data
  if (!isText(data) || !data.startsWith('{')) return {}
  try {
    const parsed: unknown = JSON.parse(data)
    return isObject(parsed) ? parsed : {}
  } catch {
    return {}
  }
}

const readMessage = (value: unknown) => (isObject(value) ? value.message : undefined)

const isText = (value: unknown): value is string => typeof value === 'string'

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
