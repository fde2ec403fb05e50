import { sql } from 'drizzle-orm'
import { type Database, run } from '../connection'

/**
 * For reads that make one answer: all of them see what the first one saw, whatever is committed meanwhile. They change
 * nothing.
 * @returns not to be called inside a transaction, which has begun to read already
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
