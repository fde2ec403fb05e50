/** A refusal of PhonePe, in either version. Statuses and codes are ours where its documentation names none. */
export class PhonepeError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
  ) {
    super(message)
  }

  /** What both versions answer with; each adds a field of its own. */
  get body() {
    return { success: false, code: this.code, message: this.message }
  }
}

export function badRequest(message: string): PhonepeError {
  return new PhonepeError(400, 'BAD_REQUEST', message)
}

export function unauthorized(message: string): PhonepeError {
  return new PhonepeError(401, 'AUTHORIZATION_FAILED', message)
}

/** What a handler threw, as PhonePe would answer it. */
export function asPhonepeError(error: unknown): PhonepeError {
  if (error instanceof PhonepeError) return error
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500
  return status < 500 ? badRequest('The body is not JSON.') : serverFailed()
}

/**
 * The refusal of a fault that was chosen.
 * @param own those in which the versions differ, by their status in the catalogue of faults
 */
export function chosenRefusal(status: number, own: Record<number, PhonepeError>): PhonepeError {
  if (status === 422) return new PhonepeError(422, 'BAD_REQUEST', 'The request is not valid.')
  if (status === 429) return new PhonepeError(429, 'TOO_MANY_REQUESTS', 'Too many requests.')
  return own[status] ?? serverFailed()
}

function serverFailed(): PhonepeError {
  return new PhonepeError(500, 'INTERNAL_SERVER_ERROR', 'Something went wrong.')
}
