import { sql } from 'drizzle-orm'
import { type Database, run } from '../connection'

/** Gives all reads of one response the same read-only snapshot. Never call the result within a transaction. */
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
