/** '26 Nov 2026, 2:05 pm', by the clock of the shop. */
export function whenText(at: string): string {
  return new Date(at).toLocaleString('en-IN', {
    timeZone: 'Asia/Kolkata',
    dateStyle: 'medium',
    timeStyle: 'short',
  })
}

/** '26 Nov 2026', by the clock of the shop. */
export function dayText(at: string): string {
  return new Date(at).toLocaleDateString('en-IN', { timeZone: 'Asia/Kolkata', dateStyle: 'medium' })
}
