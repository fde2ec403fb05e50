/**
 * @param text a moment with its time zone, such as 2026-11-25T09:30:00Z or 2026-11-25T15:00:00+05:30
 * @throws Error in one clear sentence for another text, and for a moment to come
 */
export function readMoment(text: string, now: Date): Date {
  const isWhole = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,3})?)?(Z|[+-]\d\d:\d\d)$/.test(text)
  const moment = new Date(isWhole ? text : Number.NaN)
  if (Number.isNaN(moment.getTime()))
    throw new Error(
      `${text} is no moment. Please write it as 2026-11-25T09:30:00Z or 2026-11-25T15:00:00+05:30.`,
    )
  if (moment > now) throw new Error(`${text} has not come yet.`)
  return moment
}
