import { and, eq, gte, lt, sql } from 'drizzle-orm'
import type { Database } from '../../db/connection'
import { dailyCounts } from './analytics.tables'

export type DailyCount = typeof dailyCounts.$inferSelect

export type AnalyticsRepository = ReturnType<typeof createAnalyticsRepository>

export function createAnalyticsRepository({ connection }: Database) {
  /** @param counts at most one for the same day, kind, name and class */
  async function add(counts: DailyCount[]): Promise<void> {
    await connection()
      .insert(dailyCounts)
      .values(counts)
      .onConflictDoUpdate({
        target: [dailyCounts.day, dailyCounts.kind, dailyCounts.name, dailyCounts.class],
        set: { count: sql`${dailyCounts.count} + excluded.count` },
      })
  }

  /** @param day the first day to return, such as 2026-11-20 */
  async function since(day: string): Promise<DailyCount[]> {
    return connection().select().from(dailyCounts).where(gte(dailyCounts.day, day)).orderBy(dailyCounts.day)
  }

  /** Returns the searches that have already been counted on a day. */
  async function queriesOf(day: string): Promise<string[]> {
    const rows = await connection()
      .select({ name: dailyCounts.name })
      .from(dailyCounts)
      .where(and(eq(dailyCounts.day, day), eq(dailyCounts.kind, 'query')))
    return rows.map(({ name }) => name)
  }

  async function forgetBefore(day: string): Promise<void> {
    await connection().delete(dailyCounts).where(lt(dailyCounts.day, day))
  }

  return { add, since, queriesOf, forgetBefore }
}
