/** Formats a moment in the shop's time zone: '26 Nov 2026, 2:05 pm'. */
export function whenText(at: string): string {
  return new Date(at).toLocaleString('en-IN', {
    timeZone: 'Asia/Kolkata',
    dateStyle: 'medium',
    timeStyle: 'short',
  })
}

/** Formats a day in the shop's time zone: '26 Nov 2026'. */
export function dayText(at: string): string {
  return new Date(at).toLocaleDateString('en-IN', { timeZone: 'Asia/Kolkata', dateStyle: 'medium' })
}

/** Formats a month: '2026-11' becomes 'November 2026'. */
export function monthText(month: string): string {
  return new Date(`${month}-01T00:00:00Z`).toLocaleDateString('en-IN', {
    timeZone: 'UTC',
    month: 'long',
    year: 'numeric',
  })
}
