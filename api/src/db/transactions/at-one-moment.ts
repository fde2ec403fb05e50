import { sql } from 'drizzle-orm'
import { type Database, run } from '../connection'

/** Wraps a function so that all its reads see one read-only snapshot. Don't call it in a transaction. */
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
