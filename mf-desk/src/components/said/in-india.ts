const clock = new Intl.DateTimeFormat('en-IN', {
  timeZone: 'Asia/Kolkata',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
})

/** When something was, by the shop's own clock wherever the reader is: '26 Nov 2026, 2:05 pm'. @param time ISO 8601 */
export function inIndia(time: string): string {
  return clock.format(new Date(time))
}
