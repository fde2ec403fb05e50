import { sql } from 'drizzle-orm'
import { type Database, run } from '../connection'

/**
 * Gives all reads of one response the same snapshot, whatever is committed meanwhile. Read-only.
 * @returns a function that must not be called inside a transaction, which already has a snapshot
 */
export function atOneMoment<Asked extends unknown[], Answer>(
  database: Pick<Database, 'connection' | 'inTransaction'>,
  read: (...asked: Asked) => Promise<Answer>,
): (...asked: Asked) => Promise<Answer> {
  return (...asked) =>
    database.inTransaction(async () => {
      await run(database, sql`set transaction isolation level repeatable read, read only`)
      return read(...asked)
    })
}
