import { type SQL, sql } from 'drizzle-orm'
import { type Database, run } from '../connection'

type Row<Column extends string> = Record<Column, string>

export interface Rewriting<Column extends string> {
  table: string
  key: string
  /** The columns to rewrite. They are never null. */
  columns: readonly Column[]
  /** Which rows are in another form. */
  where: SQL
  /** @returns the row in the one form */
  unify: (row: Row<Column>) => Row<Column>
}

/** Rewrites the rows of a table that `unify` changes. Joins the caller's transaction. */
export async function rewrite<Column extends string>(
  database: Pick<Database, 'connection'>,
  { table, key, columns, where, unify }: Rewriting<Column>,
): Promise<void> {
  const names = (list: readonly string[]) =>
    sql.join(
      list.map((name) => sql.identifier(name)),
      sql`, `,
    )
  const rows = await run(
    database,
    sql`select ${sql.identifier(key)} as "key of row", ${names(columns)} from ${sql.identifier(table)} where ${where}`,
  )
  for (const row of rows as (Row<Column> & { 'key of row': unknown })[]) {
    const unified = unify(row)
    const changed = columns.filter((column) => unified[column] !== row[column])
    if (changed.length === 0) continue
    const values = changed.map((column) => sql`${sql.identifier(column)} = ${unified[column]}`)
    await run(
      database,
      sql`update ${sql.identifier(table)} set ${sql.join(values, sql`, `)} where ${sql.identifier(key)} = ${row['key of row']}`,
    )
  }
}
