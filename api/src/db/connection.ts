import type { SQLWrapper } from 'drizzle-orm'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'

interface Rows extends PgQueryResultHKT {
  type: { rows: unknown[] }
}

/** The interface for repositories: the same for PGlite and PostgreSQL, inside and outside transactions. */
export type Connection = PgDatabase<Rows, Record<string, never>>

export interface Database {
  readonly kind: 'pglite' | 'postgres'
  /** False behind PgBouncer: the next transaction may get a connection that does not know a named statement. */
  readonly keepsStatements: boolean
  /** The current transaction, or else a connection. Call it in every repository function instead of storing it. */
  connection(): Connection
  /** Runs `work` atomically; a nested call joins the outer transaction. */
  inTransaction<T>(work: () => Promise<T>): Promise<T>
  /** Runs `effect` after the commit, but not after a rollback. Outside a transaction it runs immediately. */
  afterCommit(effect: () => void): void
  /** Runs one `work` per name at a time, across processes. @throws AppError UNAVAILABLE if it waits too long */
  inTurn<T>(name: string, work: () => Promise<T>): Promise<T>
  /** Calls back when any process notifies the channel, or a notice may have been missed, until `close`. */
  listen(channel: string, onNotice: () => void): Promise<void>
  close(): Promise<void>
}

export type InTransaction = Database['inTransaction']

/** Runs a statement that is not about a table, such as `select 1`. */
export async function run(database: Pick<Database, 'connection'>, statement: SQLWrapper): Promise<unknown[]> {
  return (await database.connection().execute(statement)).rows
}
