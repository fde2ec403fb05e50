import type { ErrorBody } from './errors-schema'

/** What one request may carry to the shop, in bytes: several times the longest order. */
export const BODY_LIMIT_BYTES = 100_000

/** @param limit in bytes, of the call */
export function bodyTooLarge(limit: number): ErrorBody {
  return { message: `The request is larger than ${limit / 1000} kB.`, code: 'BODY_TOO_LARGE' }
}
