/** A kitchen timer that has been started. */
export interface Timer {
  /** Of the step's time that it was started for. */
  id: string
  label: string
  minutes: number
  /** As Date.now has it: right also after the device slept. */
  endsAt: number
}

/** Starts a timer, anew if it is running. @param now as Date.now has it */
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

/** The whole seconds that are left; 0 once it is over. */
export function secondsLeft({ endsAt }: Timer, now: number): number {
  return Math.max(0, Math.ceil((endsAt - now) / 1000))
}

/** '7:05', or '1:02:03' from an hour on. */
export function clockText(seconds: number): string {
  const two = (part: number) => String(part).padStart(2, '0')
  const minutes = Math.floor(seconds / 60)
  const clock = `${two(minutes % 60)}:${two(seconds % 60)}`
  return minutes < 60 ? clock.replace(/^0/, '') : `${Math.floor(minutes / 60)}:${clock}`
}

/** Timers as they were kept as text, or none of a spoilt text. */
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
