const MONTH = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Asia/Kolkata',
  year: 'numeric',
  month: '2-digit',
})
const DAY = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Asia/Kolkata',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})

/** The date in India, such as '2026-11-26'. */
export function dayInIndia(at: Date): string {
  return DAY.format(at)
}

/** The month in India, such as '2026-11', for which returns are filed. */
export function monthInIndia(at: Date): string {
  return MONTH.format(at)
}

/** The year in which the financial year began, on 1 April in India: 2026 for 2026-27. */
export function financialYear(at: Date): number {
  const [year = 0, month = 0] = monthInIndia(at).split('-').map(Number)
  return month < 4 ? year - 1 : year
}
