import type { SQLWrapper } from 'drizzle-orm'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'

interface Rows extends PgQueryResultHKT {
  type: { rows: unknown[] }
}

/** What repositories speak to: the same for PGlite and PostgreSQL, inside a transaction and outside. */
export type Connection = PgDatabase<Rows, Record<string, never>>

/** The shop's database. */
export interface Database {
  readonly kind: 'pglite' | 'postgres'
  /** The transaction that this call runs in, or else a connection of its own. Every repository function asks for it anew. */
  connection(): Connection
  /** All of `work` or nothing; inside another transaction it joins that one. */
  inTransaction<T>(work: () => Promise<T>): Promise<T>
  /** Runs `effect` once the open transaction is committed, and never when it is undone. Outside of one it runs at once. */
  afterCommit(effect: () => void): void
  /**
   * Waits until nobody else works under the same name, in this process or another. Then it runs `work`.
   * @throws AppError UNAVAILABLE when that takes longer than a shopper would wait
   */
  inTurn<T>(name: string, work: () => Promise<T>): Promise<T>
  /**
   * Calls back whenever any process notifies the channel, and whenever a notice may have been missed. Ends with `close`.
   */
  listen(channel: string, onNotice: () => void): Promise<void>
  close(): Promise<void>
}

export type InTransaction = Database['inTransaction']

/** One statement outside of the tables, such as `select 1`. */
export async function run(database: Pick<Database, 'connection'>, statement: SQLWrapper): Promise<unknown[]> {
  return (await database.connection().execute(statement)).rows
}
