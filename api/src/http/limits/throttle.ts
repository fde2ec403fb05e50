import { type AttemptsOptions, hashed, tooMany } from './attempts'

/** A throttled key is allowed one attempt per this interval. */
const ONE_EVERY_MS = 10_000

/**
 * Throttles keys shared by many people, such as a phone company's network: after too many attempts, it lets one
 * through every ten seconds, which slows an attacker without locking the others out.
 */
export function createThrottle({ repository, most, windowMs, now }: AttemptsOptions) {
  /** Counts an attempt before it is made. @throws AppError TOO_MANY_REQUESTS */
  async function take(...keys: string[]): Promise<void> {
    for (const key of keys) {
      const time = now()
      const later = (milliseconds: number) => new Date(time.getTime() + milliseconds)
      const { count } = await repository.add(hashed(key), time, later(windowMs))
      if (count <= most) continue
      const { count: turn, endsAt } = await repository.add(hashed(`${key} turn`), time, later(ONE_EVERY_MS))
      if (turn > 1) throw tooMany(endsAt.getTime() - time.getTime())
    }
  }

  async function takeBack(...keys: string[]): Promise<void> {
    for (const key of keys) await repository.takeBack(hashed(key))
  }

  return { take, takeBack }
}
