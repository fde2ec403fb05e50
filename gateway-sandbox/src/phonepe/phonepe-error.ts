/** A refusal in PhonePe's shape. The statuses are ours: the documentation names none, and no caller may rely on them. */
export class PhonepeError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
  ) {
    super(message)
  }

  get body() {
    return { success: false, code: this.code, message: this.message, data: {} }
  }
}

export function badRequest(message: string): PhonepeError {
  return new PhonepeError(400, 'BAD_REQUEST', message)
}

export function authorizationFailed(): PhonepeError {
  return new PhonepeError(401, 'AUTHORIZATION_FAILED', 'X-VERIFY does not match the request.')
}

export function keyNotConfigured(): PhonepeError {
  return new PhonepeError(400, 'KEY_NOT_CONFIGURED', 'No key is configured for this merchant.')
}

export function transactionNotFound(): PhonepeError {
  return new PhonepeError(404, 'TRANSACTION_NOT_FOUND', 'There is no transaction with this id.')
}

export function duplicateTransaction(): PhonepeError {
  return new PhonepeError(417, 'DUPLICATE_TRANSACTION', 'A transaction with this id exists already.')
}

export function serverFailed(): PhonepeError {
  return new PhonepeError(500, 'INTERNAL_SERVER_ERROR', 'Something went wrong.')
}

/** The refusal of a fault that was chosen. */
export function chosenRefusal(status: number): PhonepeError {
  switch (status) {
    case 401:
      return authorizationFailed()
    case 409:
      return duplicateTransaction()
    case 422:
      return new PhonepeError(422, 'BAD_REQUEST', 'The request is not valid.')
    case 429:
      return new PhonepeError(429, 'TOO_MANY_REQUESTS', 'Too many requests.')
    case 502:
      return new PhonepeError(502, 'INTERNAL_SERVER_ERROR', 'The bank cannot be reached.')
    default:
      return serverFailed()
  }
}
