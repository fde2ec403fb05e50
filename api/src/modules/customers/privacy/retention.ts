const MONTH = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Asia/Kolkata',
  year: 'numeric',
  month: '2-digit',
})

/**
 * The last day on which the law requires an order's invoice, such as 2033-12-31: 72 months after the annual
 * return of its financial year is due, on 31 December after the year's end (CGST Act s.36 and s.44).
 */
export function computeRetentionEnd(orderedAt: Date): string {
  const [year = 0, month = 0] = MONTH.format(orderedAt).split('-').map(Number)
  const beganIn = month < 4 ? year - 1 : year
  return `${beganIn + 1 + 6}-12-31`
}
