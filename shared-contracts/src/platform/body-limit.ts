import type { ErrorBody } from './errors-schema'

/** What one request may carry to the shop, in bytes: several times the longest order. */
export const BODY_LIMIT_BYTES = 100_000

/** Below it are the admin's calls that carry a file: a picture, or a table of the catalogue. */
export const ADMIN_FILES = '/api/admin/files'
/** The most that the edge passes on to those; each call has its own limit below it. */
export const ADMIN_FILE_LIMIT_BYTES = 16_000_000

/** @param limit in bytes, of the call */
export function bodyTooLarge(limit: number): ErrorBody {
  return { message: `The request is larger than ${limit / 1000} kB.`, code: 'BODY_TOO_LARGE' }
}
