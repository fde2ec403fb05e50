export const UNIQUE_VIOLATION = /^23505$/

/** True if the database error, or its cause, has one of these codes. */
export function hasCode(error: unknown, codes: RegExp): boolean {
  if (!(error instanceof Error)) return false
  if ('code' in error && codes.test(String(error.code))) return true
  return hasCode(error.cause, codes)
}
