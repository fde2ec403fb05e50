import { dayInIndia } from 'shared-contracts/values/indian-time'

/** Returns the month in India, such as '2026-11', for which tax returns are filed. */
export function monthInIndia(at: Date): string {
  return dayInIndia(at).slice(0, 7)
}

/** Returns the year in which the financial year began, on 1 April in India: 2026 for 2026-27. */
export function financialYear(at: Date): number {
  const [year = 0, month = 0] = monthInIndia(at).split('-').map(Number)
  return month < 4 ? year - 1 : year
}
