import { DrizzleQueryError } from 'drizzle-orm/errors'

/** Describes a failure for storage. A failed query's values are left out. */
export function describeFailure(error: unknown): string {
  if (error instanceof DrizzleQueryError) return error.cause?.message ?? 'A query failed.'
  return error instanceof Error ? error.message : String(error)
}
