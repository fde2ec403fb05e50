import { and, eq, gt, lte, sql } from 'drizzle-orm'
import type { Database } from '../db/connection'
import { tries } from './tries.tables'

export interface Count {
  count: number
  endsAt: Date
}

export type TriesRepository = ReturnType<typeof createTriesRepository>

export function createTriesRepository({ connection }: Database) {
  /** Adds one in a single statement, so that two processes never both get the last try. A window that is over begins anew. */
  async function add(key: string, now: Date, endsAt: Date): Promise<Count> {
    const isOver = sql`${tries.endsAt} <= ${now.toISOString()}::timestamptz`
    const [row] = await connection()
      .insert(tries)
      .values({ key, count: 1, endsAt })
      .onConflictDoUpdate({
        target: tries.key,
        set: {
          count: sql`case when ${isOver} then 1 else ${tries.count} + 1 end`,
          endsAt: sql`case when ${isOver} then excluded.ends_at else ${tries.endsAt} end`,
        },
      })
      .returning({ count: tries.count, endsAt: tries.endsAt })
    if (!row) throw new Error('A try was not counted.')
    return row
  }

  async function countOf(key: string, now: Date): Promise<number> {
    const isOpen = and(eq(tries.key, key), gt(tries.endsAt, now))
    const [row] = await connection().select({ count: tries.count }).from(tries).where(isOpen)
    return row?.count ?? 0
  }

  async function takeBack(key: string): Promise<void> {
    await connection()
      .update(tries)
      .set({ count: sql`greatest(${tries.count} - 1, 0)` })
      .where(eq(tries.key, key))
  }

  async function remove(key: string): Promise<void> {
    await connection().delete(tries).where(eq(tries.key, key))
  }

  async function removeExpired(now: Date): Promise<void> {
    await connection().delete(tries).where(lte(tries.endsAt, now))
  }

  return { add, countOf, takeBack, remove, removeExpired }
}
