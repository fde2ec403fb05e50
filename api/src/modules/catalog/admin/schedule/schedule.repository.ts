import { and, asc, desc, eq, lte } from 'drizzle-orm'
import type { Database } from '../../../../db/connection'
import { scheduledChanges } from '../../scheduled-changes.tables'

export type ScheduleRow = typeof scheduledChanges.$inferSelect
type Settled = Pick<ScheduleRow, 'state' | 'trouble'>

const MOST_SHOWN = 50

export type ScheduleRepository = ReturnType<typeof createScheduleRepository>

export function createScheduleRepository({ connection }: Pick<Database, 'connection'>) {
  async function add(row: typeof scheduledChanges.$inferInsert): Promise<void> {
    await connection().insert(scheduledChanges).values(row)
  }

  /** Lists a product's scheduled changes, newest first. */
  function ofProduct(productId: string): Promise<ScheduleRow[]> {
    return connection()
      .select()
      .from(scheduledChanges)
      .where(eq(scheduledChanges.productId, productId))
      .orderBy(desc(scheduledChanges.id))
      .limit(MOST_SHOWN)
  }

  /** Lists the ids of due changes in order of their time. */
  async function due(now: Date): Promise<number[]> {
    const rows = await connection()
      .select({ id: scheduledChanges.id })
      .from(scheduledChanges)
      .where(and(eq(scheduledChanges.state, 'waiting'), lte(scheduledChanges.dueAt, now)))
      .orderBy(asc(scheduledChanges.dueAt), asc(scheduledChanges.id))
    return rows.map(({ id }) => id)
  }

  /** Locks a change until the transaction ends. */
  async function hold(id: number): Promise<ScheduleRow | undefined> {
    const [row] = await connection()
      .select()
      .from(scheduledChanges)
      .where(eq(scheduledChanges.id, id))
      .for('update')
    return row
  }

  async function settle(id: number, settled: Settled): Promise<void> {
    await connection().update(scheduledChanges).set(settled).where(eq(scheduledChanges.id, id))
  }

  return { add, ofProduct, due, hold, settle }
}
