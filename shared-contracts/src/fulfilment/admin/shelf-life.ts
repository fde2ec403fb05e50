const DAY_MS = 24 * 60 * 60_000

/** The minimum shelf life left at delivery: 45 days, or 30% of the total (FSSAI, 12 November 2024). */
const LEAST_DAYS = 45
const LEAST_PART = 0.3

const shelfWarnings = ['over', 'under-45-days', 'under-30-percent'] as const
export type ShelfWarning = (typeof shelfWarnings)[number]

interface ShelfLife {
  /** A date such as 2027-05-31. */
  bestBefore: string
  madeOn?: string | null | undefined
  /** The usual shelf life from the packing date, used if the production date was not recorded. */
  months?: number | undefined
}

/** Returns a warning if a pack is past or too close to its best-before date. @param today such as 2026-11-26 */
export function shelfWarning(
  { bestBefore, madeOn, months }: ShelfLife,
  today: string,
): ShelfWarning | undefined {
  const left = countDays(today, bestBefore)
  if (left < 0) return 'over'
  if (left < LEAST_DAYS) return 'under-45-days'
  const made = madeOn ?? (months === undefined ? undefined : subtractMonths(bestBefore, months))
  if (made === undefined) return undefined
  return left < LEAST_PART * countDays(made, bestBefore) ? 'under-30-percent' : undefined
}

function countDays(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS)
}

function subtractMonths(day: string, months: number): string {
  const date = new Date(day)
  date.setUTCMonth(date.getUTCMonth() - months)
  return date.toISOString().slice(0, 10)
}
