/** A refusal in Cashfree's words and shape. */
export class CashfreeError extends Error {
  constructor(
    readonly status: number,
    readonly type: string,
    readonly code: string,
    message: string,
  ) {
    super(message)
  }

  get body() {
    const help = 'See the list of orders on the first page of this sandbox'
    return { message: this.message, help, code: this.code, type: this.type }
  }
}

export function invalidRequest(code: string, message: string): CashfreeError {
  return new CashfreeError(400, 'invalid_request_error', code, message)
}

export function authenticationFailed(): CashfreeError {
  return new CashfreeError(401, 'authentication_error', 'request_failed', 'authentication Failed')
}

export function orderNotFound(): CashfreeError {
  return new CashfreeError(
    404,
    'invalid_request_error',
    'order_not_found',
    'Order Reference Id does not exist',
  )
}

export function paymentNotFound(): CashfreeError {
  return new CashfreeError(404, 'invalid_request_error', 'payment_not_found', 'Payment does not exist')
}

export function refundNotFound(): CashfreeError {
  return new CashfreeError(404, 'invalid_request_error', 'refund_not_found', 'Refund does not exist')
}

export function disputeNotFound(): CashfreeError {
  return new CashfreeError(404, 'invalid_request_error', 'dispute_not_found', 'Dispute does not exist')
}

export function orderAlreadyExists(): CashfreeError {
  const message = 'order with same id is already present'
  return new CashfreeError(409, 'invalid_request_error', 'order_already_exists', message)
}

export function otherContentUnderKey(): CashfreeError {
  const message = 'x-idempotency-key was used before with other content'
  return new CashfreeError(422, 'idempotency_error', 'request_invalid', message)
}

export function serverFailed(): CashfreeError {
  return new CashfreeError(500, 'api_error', 'api_request_failed', 'internal Server Error')
}

/** The refusal of a fault that was chosen. */
export function chosenRefusal(status: number): CashfreeError {
  switch (status) {
    case 401:
      return authenticationFailed()
    case 409:
      return orderAlreadyExists()
    case 422:
      return new CashfreeError(422, 'idempotency_error', 'request_invalid', 'request is not valid')
    case 429:
      return new CashfreeError(
        429,
        'rate_limit_error',
        'request_failed',
        'Too many requests. Please try later',
      )
    case 502:
      return new CashfreeError(502, 'api_error', 'bank_processing_failure', 'bank processing failure')
    default:
      return serverFailed()
  }
}
