import { ErrorBody, type ErrorCode } from '../domain/errors'

/** What a page learns of a failed request. `status` is 0 and `code` undefined when no answer came. */
export interface ApiError {
  status: number
  code: ErrorCode | undefined
  /** The server's words, or undefined: then the page has its own. */
  message: string | undefined
  figures?: Record<string, number> | undefined
  fields?: Record<string, string> | undefined
}

export function isApiError(value: unknown): value is ApiError {
  return typeof value === 'object' && value !== null && 'status' in value && 'code' in value
}

/** Reads what axios throws: an error with the response, or without one when the network failed. */
export function toApiError(thrown: unknown): ApiError {
  const response = hasResponse(thrown) ? thrown.response : undefined
  if (!response) return { status: 0, code: undefined, message: undefined }
  const body = ErrorBody.safeParse(response.data)
  if (body.success) {
    const { message, code, fields, figures } = body.data
    return { status: response.status, code, message, fields, figures }
  }
  return { status: response.status, code: undefined, message: messageIn(response.data) }
}

function hasResponse(value: unknown): value is { response: { status: number; data: unknown } } {
  return (
    typeof value === 'object' &&
    value !== null &&
    'response' in value &&
    typeof value.response === 'object' &&
    value.response !== null
  )
}

function messageIn(data: unknown): string | undefined {
  return typeof data === 'object' && data !== null && 'message' in data && typeof data.message === 'string'
    ? data.message
    : undefined
}
