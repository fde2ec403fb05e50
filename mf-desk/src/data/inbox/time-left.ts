const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** From when on a due date is a warning. */
const SOON_MS = 7 * DAY_MS

export interface TimeLeft {
  text: string
  tone: 'neutral' | 'warn' | 'bad'
}

interface Due {
  dueAt: string
  acknowledgeBy?: string | undefined
}

/** How long the law leaves: 48 hours to acknowledge a message, where nobody has, and 30 days to settle it. */
export function timeLeft({ dueAt, acknowledgeBy }: Due, now: Date): TimeLeft {
  const left = Date.parse(acknowledgeBy ?? dueAt) - now.getTime()
  const what = acknowledgeBy ? 'acknowledge it' : 'settle it'
  if (left < 0) return { text: `Late: ${lasting(-left, Math.floor)} over the time to ${what}`, tone: 'bad' }
  const tone = acknowledgeBy || left < SOON_MS ? 'warn' : 'neutral'
  return { text: `${lasting(left, Math.ceil)} left to ${what}`, tone }
}

function lasting(time: number, rounded: (count: number) => number): string {
  const [count, unit] =
    time < 2 * DAY_MS ? [rounded(time / HOUR_MS), 'hour'] : [rounded(time / DAY_MS), 'day']
  return `${count} ${unit}${count === 1 ? '' : 's'}`
}
