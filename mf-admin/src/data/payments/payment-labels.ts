const UNITS = [
  ['day', 24 * 3_600_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const

/** Formats an age in its largest whole unit: '3 days'. */
export function formatAge(since: string, now: number): string {
  const ms = Math.max(0, now - Date.parse(since))
  const [unit, length] = UNITS.find(([, length]) => ms >= length) ?? UNITS[2]
  const count = Math.floor(ms / length)
  return `${count} ${unit}${count === 1 ? '' : 's'}`
}
