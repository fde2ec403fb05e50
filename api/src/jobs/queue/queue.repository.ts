import { and, asc, eq, getTableColumns, isNotNull, isNull, lte, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '../../db/connection'
import type { QueueRows } from './queue-rows'

/** A row reserved for this process until a given time. */
export interface Claim<Row> {
  row: Row
  id: unknown
  attempts: number
  until: Date
}

/** The result of processing a row. Omitted fields stay unchanged. */
interface Note {
  due: Date | null
  attempts?: number
  trouble?: string | null
}

export function createQueueRepository<Table extends PgTable>(
  { connection }: Pick<Database, 'connection'>,
  rows: QueueRows<Table>,
) {
  const { id, due, only } = rows
  // Drizzle cannot infer column types if the table's type is a parameter.
  const table: PgTable = rows.table
  const names = {
    id: nameOf(id),
    due: nameOf(due),
    attempts: nameOf(rows.attempts),
    trouble: nameOf(rows.trouble),
  }

  function nameOf(column: PgColumn): string {
    const [name] = Object.entries(getTableColumns(table)).find(([, one]) => one === column) ?? []
    if (!name) throw new Error(`The column ${column.name} is already used by another table.`)
    return name
  }

  /**
   * Claims the row that has been due longest, and counts it as an attempt. Skips rows due after `dueBy`.
   * @param until the time at which the row is due again if this process is killed
   */
  async function claim(dueBy: Date, until: Date): Promise<Claim<Table['$inferSelect']> | undefined> {
    const oldest = connection()
      .select({ id })
      .from(table)
      .where(and(lte(due, dueBy), only))
      .orderBy(asc(due), asc(id))
      .limit(1)
      .for('update', { skipLocked: true })
    // `any(array(…))` runs the inner query once. With `in (…)`, PostgreSQL may run it again for every row.
    const [row] = await connection()
      .update(table)
      .set({ [names.due]: until, [names.attempts]: sql`${rows.attempts} + 1` })
      .where(sql`${id} = any(array${oldest})`)
      .returning()
    return row && { row, id: row[names.id], attempts: Number(row[names.attempts]), until }
  }

  /** Stores a claimed row's result. Keeps a due time set since the claim, for example by a new message. */
  async function note(claimed: Claim<unknown>, { due: next, attempts, trouble }: Note): Promise<void> {
    const isUntouched = sql`${due} = ${sql.param(claimed.until, due)}`
    await connection()
      .update(table)
      .set({
        [names.due]: sql`case when ${isUntouched} then ${sql.param(next, due)} else ${due} end`,
        [names.attempts]: attempts,
        [names.trouble]: trouble,
      })
      .where(eq(id, claimed.id))
  }

  /** Makes a given-up row due again, like a new one. @returns false if it was not given up */
  async function restart(key: string | number, now: Date): Promise<boolean> {
    const restarted = await connection()
      .update(table)
      .set({ [names.due]: now, [names.attempts]: 0 })
      .where(and(eq(id, key), isGivenUp()))
      .returning({ id })
    return restarted.length > 0
  }

  function isGivenUp(): SQL | undefined {
    return and(isNull(due), isNotNull(rows.trouble), only)
  }

  return { claim, note, restart }
}
