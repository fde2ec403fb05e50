/** '26 Nov 2026, 2:05 pm', in the shop's time zone. */
export function whenText(at: string): string {
  return new Date(at).toLocaleString('en-IN', {
    timeZone: 'Asia/Kolkata',
    dateStyle: 'medium',
    timeStyle: 'short',
  })
}

/** '26 Nov 2026', in the shop's time zone. */
export function dayText(at: string): string {
  return new Date(at).toLocaleDateString('en-IN', { timeZone: 'Asia/Kolkata', dateStyle: 'medium' })
}
