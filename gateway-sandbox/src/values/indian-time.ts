const INDIA_OFFSET_MS = 5.5 * 60 * 60 * 1000
const DAY_MS = 24 * 60 * 60 * 1000

/** Formats a time as Cashfree does: '2023-08-11T18:02:46+05:30'. */
export function indianTime(moment: string | number | Date): string {
  return `${shifted(moment).toISOString().slice(0, 19)}+05:30`
}

/** Formats the day in India: '2023-08-11'. */
export function indianDate(moment: string | number | Date): string {
  return shifted(moment).toISOString().slice(0, 10)
}

export function nextIndianDay(moment: string | number | Date): Date {
  const days = Math.floor(shifted(moment).getTime() / DAY_MS)
  return new Date((days + 1) * DAY_MS - INDIA_OFFSET_MS)
}

/** Parses an ISO 8601 time to epoch ms, in India's time zone by default; NaN if it is invalid. */
export function readMoment(text: string): number {
  const [, date, time = 'T00:00:00', zone = '+05:30'] =
    /^(\d{4}-\d\d-\d\d)(T\d\d:\d\d(?::\d\d(?:\.\d+)?)?)?(Z|[+-]\d\d:\d\d)?$/.exec(text) ?? []
  return date ? Date.parse(`${date}${time}${zone}`) : Number.NaN
}

function shifted(moment: string | number | Date): Date {
  return new Date(new Date(moment).getTime() + INDIA_OFFSET_MS)
}
