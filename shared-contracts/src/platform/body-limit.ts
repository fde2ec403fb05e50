import type { ErrorBody } from './errors-schema'

/** The size limit of a request body, in bytes: several times the largest order. */
export const BODY_LIMIT_BYTES = 100_000

/** The prefix of admin calls that upload a file: a picture or a CSV. */
export const ADMIN_FILES = '/api/admin/files'
/** The size limit of the uploads that the edge forwards. Each call has its own lower limit. */
export const ADMIN_FILE_LIMIT_BYTES = 16_000_000

/** @param limit the call's limit, in bytes */
export function bodyTooLarge(limit: number): ErrorBody {
  return { message: `The request is larger than ${limit / 1000} kB.`, code: 'BODY_TOO_LARGE' }
}
