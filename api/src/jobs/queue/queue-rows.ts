import type { SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'

/** A table whose rows are worked off one by one, and its columns that tell how far each has come. */
export interface QueueRows<Table extends PgTable = PgTable> {
  table: Table
  id: PgColumn
  /** When the row is worked on next; null: never. */
  due: PgColumn
  /** How often in a row the work has failed, or was cut off. */
  attempts: PgColumn
  trouble: PgColumn
  /** Which rows are meant, where it is not all of them. */
  only?: SQL
}
