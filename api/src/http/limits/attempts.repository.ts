import { and, eq, gt, lte, sql } from 'drizzle-orm'
import type { Database } from '../../db/connection'
import { attempts } from './attempts.tables'

interface Count {
  count: number
  endsAt: Date
}

export type AttemptsRepository = ReturnType<typeof createAttemptsRepository>

export function createAttemptsRepository({ connection }: Database) {
  /** Adds an attempt in one statement: two processes never both get the last one. Restarts expired windows. */
  async function add(key: string, now: Date, endsAt: Date): Promise<Count> {
    const isOver = sql`${attempts.endsAt} <= ${now.toISOString()}::timestamptz`
    const [row] = await connection()
      .insert(attempts)
      .values({ key, count: 1, endsAt })
      .onConflictDoUpdate({
        target: attempts.key,
        set: {
          count: sql`case when ${isOver} then 1 else ${attempts.count} + 1 end`,
          endsAt: sql`case when ${isOver} then excluded.ends_at else ${attempts.endsAt} end`,
        },
      })
      .returning({ count: attempts.count, endsAt: attempts.endsAt })
    if (!row) throw new Error('The attempt counter was not updated.')
    return row
  }

  async function countOf(key: string, now: Date): Promise<number> {
    const isOpen = and(eq(attempts.key, key), gt(attempts.endsAt, now))
    const [row] = await connection().select({ count: attempts.count }).from(attempts).where(isOpen)
    return row?.count ?? 0
  }

  async function takeBack(key: string): Promise<void> {
    await connection()
      .update(attempts)
      .set({ count: sql`greatest(${attempts.count} - 1, 0)` })
      .where(eq(attempts.key, key))
  }

  async function remove(key: string): Promise<void> {
    await connection().delete(attempts).where(eq(attempts.key, key))
  }

  async function removeExpired(now: Date): Promise<void> {
    await connection().delete(attempts).where(lte(attempts.endsAt, now))
  }

  return { add, countOf, takeBack, remove, removeExpired }
}
