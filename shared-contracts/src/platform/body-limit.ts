import type { ErrorBody } from './errors-schema'

/** The size limit of a request body, in bytes: several times the largest order. */
export const BODY_LIMIT_BYTES = 100_000

/** The prefixes of calls that upload a file: staff's pictures and CSVs, and customers' photos. */
export const FILE_PREFIXES = ['/api/files', '/api/admin/files'] as const
/** The size limit of the uploads that the edge forwards. Each call has its own lower limit. */
export const FILE_LIMIT_BYTES = 16_000_000

/** @param limit the call's limit, in bytes */
export function bodyTooLarge(limit: number): ErrorBody {
  const message =
    limit < 1_000_000
      ? `The request is larger than ${limit / 1000} kB.`
      : `The file is larger than ${limit / 1_000_000} MB.`
  return { message, code: 'BODY_TOO_LARGE' }
}
