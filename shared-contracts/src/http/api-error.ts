import type { ErrorCode } from '../domain/errors'
import type { ErrorBody } from '../domain/errors-schema'
import { readSaid } from '../domain/words/said'
import type { Text, Values } from '../domain/words/translate'

/** What a page learns of a failed request. `status` is 0 and `code` undefined when no answer came. */
export interface ApiError {
  status: number
  code: ErrorCode | undefined
  /** The server's message, or undefined: then the page shows its own. */
  message: string | undefined
  /** What the message is made of in another language; see `Said`. */
  text?: string | undefined
  values?: Values | undefined
  /** The field `error`, which holds the message of a refused payment (specification 11.30). */
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
  return t ? readSaid({ ...error, message: error.message }, t) : error.message
}

/** The HTTP status of a failed request; 0 when no answer came. */
export function statusOf(error: unknown): number {
  return isApiError(error) ? error.status : 0
}

/** Reads what axios throws: an error with the response, or without one when the network failed. */
export function toApiError(thrown: unknown): ApiError {
  const response = isObject(thrown) && isObject(thrown.response) ? thrown.response : undefined
  if (!response) return { status: 0, code: undefined, message: undefined }
  // Our own api's bodies are ErrorBody; anything else between it and us may answer in another shape.
  const { message, text, values, error, code, fields, figures } = (
    isObject(response.data) ? response.data : {}
  ) as Partial<ErrorBody & { error: unknown }>
  const reason = typeof error === 'string' ? error : undefined
  return {
    status: Number(response.status),
    code,
    message: typeof message === 'string' ? message : reason,
    text,
    values,
    reason,
    fields,
    figures,
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
