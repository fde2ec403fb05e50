import type { ErrorBody } from './errors-schema'

/** The most bytes of a request to the shop: several times the longest order. */
export const BODY_LIMIT_BYTES = 100_000

/** Prefix of the admin's calls that upload a file: a picture or a CSV of the catalogue. */
export const ADMIN_FILES = '/api/admin/files'
/** The most that the edge forwards to those. Each call has its own lower limit. */
export const ADMIN_FILE_LIMIT_BYTES = 16_000_000

/** @param limit of the call, in bytes */
export function bodyTooLarge(limit: number): ErrorBody {
  return { message: `The request is larger than ${limit / 1000} kB.`, code: 'BODY_TOO_LARGE' }
}
