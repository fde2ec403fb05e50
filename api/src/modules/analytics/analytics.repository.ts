import { and, eq, gte, lt, sql } from 'drizzle-orm'
import type { Database } from '../../db/connection'
import { dailySums } from './analytics.tables'

export type DailySum = typeof dailySums.$inferSelect

export type AnalyticsRepository = ReturnType<typeof createAnalyticsRepository>

export function createAnalyticsRepository({ connection }: Database) {
  /** @param sums no two of the same thing on the same day */
  async function add(sums: DailySum[]): Promise<void> {
    await connection()
      .insert(dailySums)
      .values(sums)
      .onConflictDoUpdate({
        target: [dailySums.day, dailySums.kind, dailySums.name, dailySums.class],
        set: { count: sql`${dailySums.count} + excluded.count` },
      })
  }

  /** @param day the first one, such as 2026-11-20 */
  async function since(day: string): Promise<DailySum[]> {
    return connection().select().from(dailySums).where(gte(dailySums.day, day)).orderBy(dailySums.day)
  }

  /** The search words that a day already has. */
  async function queriesOf(day: string): Promise<string[]> {
    const rows = await connection()
      .select({ name: dailySums.name })
      .from(dailySums)
      .where(and(eq(dailySums.day, day), eq(dailySums.kind, 'query')))
    return rows.map(({ name }) => name)
  }

  async function forgetBefore(day: string): Promise<void> {
    await connection().delete(dailySums).where(lt(dailySums.day, day))
  }

  return { add, since, queriesOf, forgetBefore }
}
