import type { FastifyReply, FastifyRequest } from 'fastify'
import { type ErrorCode, errorStatuses } from 'shared-contracts/platform/errors'
import { asAppError } from '../../../http/responses/errors'
import { TooManyIds } from '../operations/lookup-catalog'
import { sendRefusal } from './send-refusal'

/** UCP's codes for transport errors that agents can get. */
const codes: Partial<Record<ErrorCode, string>> = {
  INVALID_INPUT: 'invalid_request',
  MALFORMED_BODY: 'invalid_request',
  NOT_FOUND: 'not_found',
  BODY_TOO_LARGE: 'request_too_large',
  UNSUPPORTED_MEDIA: 'invalid_request',
  TOO_MANY_REQUESTS: 'rate_limit_exceeded',
  UNAVAILABLE: 'service_unavailable',
}

/** Converts an error to UCP's code, message and HTTP status. */
export function ucpRefusal(error: unknown) {
  const known = asAppError(error)
  const code = error instanceof TooManyIds ? 'request_too_large' : (codes[known.code] ?? 'internal_error')
  const { retryAfterSeconds, fields = {} } = known.details
  // Agents use the paths to correct their requests.
  const wrong = Object.entries(fields).map(([path, message]) => `${path}: ${message}`)
  return {
    reason: known.code,
    status: errorStatuses[known.code],
    code,
    content: wrong.length > 0 ? wrong.join(' ') : known.message,
    retryAfterSeconds,
  }
}

export function sendRestError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { status, code, content, retryAfterSeconds } = ucpRefusal(error)
  return sendRefusal({ error, status, retryAfterSeconds, body: { code, content } }, request, reply)
}
