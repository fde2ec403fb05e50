import { DrizzleQueryError } from 'drizzle-orm/errors'

/** Why a try failed, in one line to be stored. A failed query is told by the database's words alone, not with its values. */
export function troubleOf(error: unknown): string {
  if (error instanceof DrizzleQueryError) return error.cause?.message ?? 'A query failed.'
  return error instanceof Error ? error.message : String(error)
}
