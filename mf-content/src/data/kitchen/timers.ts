export interface Timer {
  /** Identifies the step, and which of its timers was started. */
  id: string
  label: string
  minutes: number
  /** Milliseconds since the epoch, so that it stays right while the device sleeps. */
  endsAt: number
}

/** Returns the timers with one started, or restarted if running. @param now milliseconds since the epoch */
export function withTimer(
  timers: readonly Timer[],
  started: Omit<Timer, 'endsAt'>,
  now: number,
): readonly Timer[] {
  return [
    ...timers.filter(({ id }) => id !== started.id),
    { ...started, endsAt: now + started.minutes * 60_000 },
  ]
}

/** Returns the whole seconds left; 0 once it has ended. */
export function secondsLeft({ endsAt }: Timer, now: number): number {
  return Math.max(0, Math.ceil((endsAt - now) / 1000))
}

/** Formats seconds as '7:05', and from one hour on as '1:02:03'. */
export function clockText(seconds: number): string {
  const two = (part: number) => String(part).padStart(2, '0')
  const minutes = Math.floor(seconds / 60)
  const clock = `${two(minutes % 60)}:${two(seconds % 60)}`
  return minutes < 60 ? clock.replace(/^0/, '') : `${Math.floor(minutes / 60)}:${clock}`
}

/** Parses stored timers; corrupt text yields none. */
export function parseTimers(text: string | null): readonly Timer[] {
  try {
    const kept: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(kept) && kept.every(isTimer) ? kept : []
  } catch {
    return []
  }
}

function isTimer(kept: unknown): kept is Timer {
  if (typeof kept !== 'object' || kept === null) return false
  const { id, label, minutes, endsAt } = kept as Record<string, unknown>
  return (
    typeof id === 'string' && typeof label === 'string' && Number.isFinite(minutes) && Number.isFinite(endsAt)
  )
}
