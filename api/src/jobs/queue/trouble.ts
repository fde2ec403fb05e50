import { DrizzleQueryError } from 'drizzle-orm/errors'

/** Why a try failed, in one line to be stored. Of a failed query only the database's message is taken, not its values. */
export function describeFailure(error: unknown): string {
  if (error instanceof DrizzleQueryError) return error.cause?.message ?? 'A query failed.'
  return error instanceof Error ? error.message : String(error)
}
