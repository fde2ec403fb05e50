import { DrizzleQueryError } from 'drizzle-orm/errors'
import { AppError } from '../errors'

export interface LoggedError {
  [key: string]: unknown
  type: string
  message: string
  stack: string
  code?: string
  detail?: string
  cause?: LoggedError
}

/**
 * What is worth knowing of an error. A failed query names its statement and not its values, and nothing is taken that
 * was not asked for: PostgreSQL quotes whole rows.
 */
export function loggedError(error: Error): LoggedError {
  const message = error instanceof DrizzleQueryError ? `Failed query: ${error.query}` : error.message
  const { code, detail, cause } = error as { code?: unknown; detail?: unknown; cause?: unknown }
  return {
    type: error.name,
    message,
    stack: (error.stack ?? '').split('\n').filter(isPlace).join('\n'),
    ...(typeof code === 'string' && { code }),
    // A gateway's status and code; PostgreSQL's own detail quotes what was to be stored.
    ...(error instanceof AppError && typeof detail === 'string' && { detail }),
    ...(cause instanceof Error && { cause: loggedError(cause) }),
  }
}

/** The message comes first in a stack, and may have several lines. */
function isPlace(line: string): boolean {
  return /^\s+at /.test(line)
}
