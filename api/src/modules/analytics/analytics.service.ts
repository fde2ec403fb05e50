import type { Count } from 'shared-contracts/analytics/analytics-schema'
import { dayInIndia } from 'shared-contracts/values/indian-time'
import type { AnalyticsRepository, DailyCount } from './analytics.repository'
import { analyticsTable } from './analytics-table'

const DAY_MS = 24 * 3_600_000

/** Two weeks, so that each weekday appears twice. */
const SHOWN_DAYS = 14
/** An attacker with many networks could otherwise fill the table; the owner reads only the 20 most frequent. */
const MOST_QUERIES_A_DAY = 300
/** Thirteen months, so that a month can be compared with the same month a year earlier. */
const KEPT_DAYS = 400

export type AnalyticsService = ReturnType<typeof createAnalyticsService>

export function createAnalyticsService(repository: AnalyticsRepository, now: () => Date) {
  /** Returns the date in India, the given number of days ago, such as 2026-11-20. */
  const dayAgo = (days: number) => dayInIndia(new Date(now().getTime() - days * DAY_MS))

  /** Adds the counts to today's. New searches are dropped once the day has 300. */
  async function add(counts: readonly Count[]): Promise<void> {
    const day = dayAgo(0)
    const kept = await withoutTooManyQueries(mergeCounts(counts, day), day)
    if (kept.length > 0) await repository.add(kept)
  }

  /** If edges report at the same moment, each may exceed the limit by the searches of one report at most. */
  async function withoutTooManyQueries(counts: readonly DailyCount[], day: string): Promise<DailyCount[]> {
    const known = new Set(await repository.queriesOf(day))
    return counts.filter(({ kind, name }) => {
      if (kind !== 'query') return true
      if (known.size < MOST_QUERIES_A_DAY) known.add(name)
      return known.has(name)
    })
  }

  async function table(): Promise<string> {
    const days = Array.from({ length: SHOWN_DAYS }, (_, index) => dayAgo(SHOWN_DAYS - 1 - index))
    return analyticsTable(days, await repository.since(dayAgo(SHOWN_DAYS - 1)))
  }

  /** Counts how often each step of a purchase was reached. @param days the number of days, including today */
  async function steps(days: number): Promise<Map<string, number>> {
    const counts = new Map<string, number>()
    for (const { kind, name, count } of await repository.since(dayAgo(days - 1)))
      if (kind === 'step') counts.set(name, (counts.get(name) ?? 0) + count)
    return counts
  }

  const forgetOld = () => repository.forgetBefore(dayAgo(KEPT_DAYS))

  return { add, table, steps, forgetOld }
}

function mergeCounts(counts: readonly Count[], day: string): DailyCount[] {
  const rows = new Map<string, DailyCount>()
  for (const sum of counts) {
    const row = {
      day,
      kind: sum.kind,
      name: 'name' in sum ? sum.name : '',
      class: 'class' in sum ? sum.class : 0,
    }
    const key = JSON.stringify(row)
    rows.set(key, { ...row, count: (rows.get(key)?.count ?? 0) + sum.count })
  }
  return [...rows.values()]
}
