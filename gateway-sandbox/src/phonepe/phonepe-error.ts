import { ChosenRefusal } from '../faults/faulty-calls'
import type { RefundRefusal } from '../gateway/refunds'

/** A refusal by PhonePe, in either version. Undocumented statuses and codes are our own. */
export class PhonepeError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
  ) {
    super(message)
  }

  /** The common fields of both versions; each adds its own. */
  get body() {
    return { success: false, code: this.code, message: this.message }
  }
}

export function badRequest(message: string): PhonepeError {
  return new PhonepeError(400, 'BAD_REQUEST', message)
}

export function invalid(name: string): PhonepeError {
  return badRequest(`${name} is missing or not valid.`)
}

export function unauthorized(message: string): PhonepeError {
  return new PhonepeError(401, 'AUTHORIZATION_FAILED', message)
}

/** @param idTaken the version's error for a duplicate id */
export function refundRefused(reason: RefundRefusal, idTaken: PhonepeError): PhonepeError {
  switch (reason) {
    case 'id-taken':
      return idTaken
    case 'not-paid':
      return badRequest('The original payment is not paid.')
    case 'too-much':
      return badRequest('The amount exceeds what is left to refund on the payment.')
  }
}

/** @param own the version's own refusals, by the status in the catalogue of faults */
export function asPhonepeError(error: unknown, own: Record<number, PhonepeError>): PhonepeError {
  if (error instanceof PhonepeError) return error
  if (error instanceof ChosenRefusal) return own[error.status] ?? buildRefusal(error.status)
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500
  return status < 500 ? badRequest('The body is not JSON.') : buildRefusal(500)
}

function buildRefusal(status: number): PhonepeError {
  if (status === 422) return new PhonepeError(422, 'BAD_REQUEST', 'The request is not valid.')
  if (status === 429) return new PhonepeError(429, 'TOO_MANY_REQUESTS', 'Too many requests.')
  return new PhonepeError(500, 'INTERNAL_SERVER_ERROR', 'Something went wrong.')
}
