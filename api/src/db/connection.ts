import type { SQLWrapper } from 'drizzle-orm'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'

interface Rows extends PgQueryResultHKT {
  type: { rows: unknown[] }
}

/** The interface for repositories: the same for PGlite and PostgreSQL, inside and outside transactions. */
export type Connection = PgDatabase<Rows, Record<string, never>>

export interface Database {
  readonly kind: 'pglite' | 'postgres'
  /** False behind PgBouncer, where a later transaction may use a connection without our prepared statements. */
  readonly keepsStatements: boolean
  /** Returns the current transaction, or else a connection. Call it for each query; don't store the result. */
  connection(): Connection
  /** Runs `work` atomically; a nested call joins the outer transaction. */
  inTransaction<T>(work: () => Promise<T>): Promise<T>
  /** Runs `effect` after the commit, but not after a rollback. Outside a transaction it runs immediately. */
  afterCommit(effect: () => void): void
  /** Runs one task per name at a time, across processes. @throws AppError UNAVAILABLE after waiting too long */
  inTurn<T>(name: string, work: () => Promise<T>): Promise<T>
  /** Calls `onNotice`, until `close`, when a process notifies the channel or a notice may have been missed. */
  listen(channel: string, onNotice: () => void): Promise<void>
  close(): Promise<void>
}

export type InTransaction = Database['inTransaction']

/** Runs raw SQL, such as `select 1`, and returns the rows. */
export async function run(database: Pick<Database, 'connection'>, statement: SQLWrapper): Promise<unknown[]> {
  return (await database.connection().execute(statement)).rows
}
