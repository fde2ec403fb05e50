import { getTableColumns, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Connection, Database } from './connection'

interface Prepared<Rows> {
  execute(values?: Record<string, unknown>): Promise<Rows>
}

/** The driver prepares a statement with this name for one call only. */
const UNNAMED = ''

/**
 * Builds a frequent statement once per connection. PostgreSQL also parses it only once, if connections keep
 * statements. Write its values as `sql.placeholder(name)`. It runs in the caller's transaction.
 * @param name unique among all statements
 */
export function prepared<Rows>(
  { connection, keepsStatements }: Pick<Database, 'connection' | 'keepsStatements'>,
  name: string,
  build: (connection: Connection) => { prepare(name: string): Prepared<Rows> },
): (values: Record<string, unknown>) => Promise<Rows> {
  const known = new WeakMap<Connection, Prepared<Rows>>()
  return (values) => {
    const own = connection()
    const statement = known.get(own) ?? build(own).prepare(keepsStatements ? name : UNNAMED)
    known.set(own, statement)
    return statement.execute(values)
  }
}

/** Returns placeholders for inserting a row: one for each column that the database does not generate. */
export function placeholders<Table extends PgTable>(table: Table): Table['$inferInsert'] {
  const names = Object.entries(getTableColumns(table)).filter(([, column]) => !column.generatedIdentity)
  return Object.fromEntries(names.map(([name]) => [name, sql.placeholder(name)]))
}
