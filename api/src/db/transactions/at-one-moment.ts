import { sql } from 'drizzle-orm'
import { type Database, run } from '../connection'

/** Gives all reads of one response the same snapshot. Read-only. Call the result outside transactions, which have their own. */
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
