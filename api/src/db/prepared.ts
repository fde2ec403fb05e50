import { getTableColumns, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Connection, Database } from './connection'

interface Prepared<Rows> {
  execute(values?: Record<string, unknown>): Promise<Rows>
}

/**
 * Prepares a frequent statement once per connection instead of building and parsing it at every call. Its values are
 * `sql.placeholder(name)`.
 * @param prepare ends in drizzle's `.prepare(name)`, with a unique name
 * @returns runs it with values, in the caller's transaction
 */
export function prepared<Rows>(
  { connection }: Pick<Database, 'connection'>,
  prepare: (connection: Connection) => Prepared<Rows>,
): (values: Record<string, unknown>) => Promise<Rows> {
  const known = new WeakMap<Connection, Prepared<Rows>>()
  return (values) => {
    const own = connection()
    const statement = known.get(own) ?? prepare(own)
    known.set(own, statement)
    return statement.execute(values)
  }
}

/** A placeholder for each column of a row to be inserted. */
export function placeholders<Table extends PgTable>(table: Table): Table['$inferInsert'] {
  const names = Object.entries(getTableColumns(table)).filter(([, column]) => !column.generatedIdentity)
  return Object.fromEntries(names.map(([name]) => [name, sql.placeholder(name)]))
}
