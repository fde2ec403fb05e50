import type { SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'

/** A table used as a queue, and the columns with its state. */
export interface QueueRows<Table extends PgTable = PgTable> {
  table: Table
  id: PgColumn
  /** When to process the row next; null for never. */
  due: PgColumn
  /** Consecutive failed or interrupted attempts. */
  attempts: PgColumn
  trouble: PgColumn
  /** Limits the queue to some of the rows. */
  only?: SQL
}
