const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** Due dates closer than this are highlighted. */
const SOON_MS = 7 * DAY_MS

interface TimeLeft {
  text: string
  tone: 'neutral' | 'warn' | 'bad'
}

/** Describes the time left to resolve a message or a data request; the law sets the deadline. */
export function timeLeft({ dueAt }: { dueAt: string }, now: Date): TimeLeft {
  const left = Date.parse(dueAt) - now.getTime()
  if (left < 0) return { text: `Late: ${lasting(-left, Math.floor)} overdue`, tone: 'bad' }
  return { text: `${lasting(left, Math.ceil)} left to close`, tone: left < SOON_MS ? 'warn' : 'neutral' }
}

function lasting(time: number, rounded: (count: number) => number): string {
  const [count, unit] =
    time < 2 * DAY_MS ? [rounded(time / HOUR_MS), 'hour'] : [rounded(time / DAY_MS), 'day']
  return `${count} ${unit}${count === 1 ? '' : 's'}`
}
