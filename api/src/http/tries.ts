import { AppError } from '../errors'

export interface TriesOptions {
  most: number
  windowMs: number
  now: () => Date
}

interface Count {
  tries: number
  endsAt: number
}

export type Tries = ReturnType<typeof createTries>

const SWEEP_ABOVE = 10_000

/** Counts what may fail only so often, such as logins per address and network address. Per process, in memory. */
export function createTries({ most, windowMs, now }: TriesOptions) {
  const counts = new Map<string, Count>()

  /** Counts a try before it is made, so that many at once are counted too. @throws AppError TOO_MANY_REQUESTS */
  function take(key: string): void {
    const time = now().getTime()
    if (counts.size > SWEEP_ABOVE) sweep(time)
    const found = counts.get(key)
    const count = found && found.endsAt > time ? found : { tries: 0, endsAt: time + windowMs }
    if (count.tries >= most) throw tooMany(count.endsAt - time)
    counts.set(key, { ...count, tries: count.tries + 1 })
  }

  /** A try that succeeded makes the earlier ones good. */
  function forgive(key: string): void {
    counts.delete(key)
  }

  function sweep(time: number): void {
    for (const [key, { endsAt }] of counts) if (endsAt <= time) counts.delete(key)
  }

  return { take, forgive }
}

export function tooMany(waitMs: number): AppError {
  const minutes = Math.max(1, Math.ceil(waitMs / 60_000))
  const message = `Too many tries. Please wait ${minutes === 1 ? 'a minute' : `${minutes} minutes`} and try again.`
  return new AppError('TOO_MANY_REQUESTS', message, { retryAfterSeconds: Math.ceil(waitMs / 1000) })
}
