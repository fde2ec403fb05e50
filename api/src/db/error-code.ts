/** PostgreSQL's code for a row that would be the second one with a unique value. */
export const UNIQUE_VIOLATION = /^23505$/

/** Whether the database gave an error, or what caused it, one of these codes. */
export function hasCode(error: unknown, codes: RegExp): boolean {
  if (!(error instanceof Error)) return false
  if ('code' in error && codes.test(String(error.code))) return true
  return hasCode(error.cause, codes)
}
