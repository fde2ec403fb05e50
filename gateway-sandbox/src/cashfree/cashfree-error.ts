import { ChosenRefusal } from '../faults/faulty-calls'

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

export function missing(field: string): CashfreeError {
  return invalidRequest(`${field}_missing`, `${field} : is missing in the request. Value received: `)
}

export function invalid(field: string, value: unknown): CashfreeError {
  const received = String(value ?? '')
  return invalidRequest(`${field}_invalid`, `${field} : invalid value provided. Value received: ${received}`)
}

export function authenticationFailed(): CashfreeError {
  return new CashfreeError(401, 'authentication_error', 'request_failed', 'authentication Failed')
}

export function notFound(what: 'payment' | 'refund' | 'dispute'): CashfreeError {
  const name = `${what.slice(0, 1).toUpperCase()}${what.slice(1)}`
  return new CashfreeError(404, 'invalid_request_error', `${what}_not_found`, `${name} does not exist`)
}

export function orderNotFound(): CashfreeError {
  const message = 'Order Reference Id does not exist'
  return new CashfreeError(404, 'invalid_request_error', 'order_not_found', message)
}

export function alreadyExists(what: 'order' | 'refund'): CashfreeError {
  const message = `${what} with same id is already present`
  return new CashfreeError(409, 'invalid_request_error', `${what}_already_exists`, message)
}

/** @param message explains why a repeat under the same x-idempotency-key is refused */
export function notRepeated(message: string): CashfreeError {
  return new CashfreeError(422, 'idempotency_error', 'request_invalid', message)
}

export function asCashfreeError(error: unknown): CashfreeError {
  if (error instanceof CashfreeError) return error
  if (error instanceof ChosenRefusal) return buildRefusal(error.status)
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500
  return status < 500 ? invalidRequest('request_failed', 'invalid request body') : serverFailed()
}

function buildRefusal(status: number): CashfreeError {
  switch (status) {
    case 401:
      return authenticationFailed()
    case 409:
      return alreadyExists('order')
    case 422:
      return notRepeated('request is not valid')
    case 429: {
      const message = 'Too many requests. Please try later'
      return new CashfreeError(429, 'rate_limit_error', 'request_failed', message)
    }
    case 502:
      return new CashfreeError(502, 'api_error', 'bank_processing_failure', 'bank processing failure')
    default:
      return serverFailed()
  }
}

function serverFailed(): CashfreeError {
  return new CashfreeError(500, 'api_error', 'api_request_failed', 'internal Server Error')
}
