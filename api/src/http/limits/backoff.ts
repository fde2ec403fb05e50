import { type AttemptsOptions, hashed, tooMany } from './attempts'
import type { AttemptsRepository } from './attempts.repository'

interface BackoffOptions extends Omit<AttemptsOptions, 'repository'> {
  repository: Pick<AttemptsRepository, 'add' | 'countOf' | 'takeBack' | 'remove'>
}

export type Backoff = ReturnType<typeof createBackoff>

const DAY_MS = 24 * 60 * 60_000
/** After this many doublings the window stops growing. */
const MOST_DOUBLINGS = 5

/** Like `createAttempts`, but each window used up within a day makes the next one twice as long. */
export function createBackoff({ repository, most, windowMs, now }: BackoffOptions) {
  const usedUp = (key: string) => hashed(`${key} used up`)

  /** Counts an attempt before it is made. @throws AppError TOO_MANY_REQUESTS */
  async function take(key: string): Promise<void> {
    const time = now()
    const later = (milliseconds: number) => new Date(time.getTime() + milliseconds)
    const doublings = Math.min(await repository.countOf(usedUp(key), time), MOST_DOUBLINGS)
    const { count, endsAt } = await repository.add(hashed(key), time, later(windowMs * 2 ** doublings))
    if (count <= most) return
    if (count === most + 1) await repository.add(usedUp(key), time, later(DAY_MS))
    throw tooMany(endsAt.getTime() - time.getTime())
  }

  /** Resets the count after a success. */
  async function forgive(key: string): Promise<void> {
    await repository.remove(hashed(key))
    await repository.remove(usedUp(key))
  }

  /** Removes an attempt that was not made after all. */
  async function takeBack(key: string): Promise<void> {
    await repository.takeBack(hashed(key))
  }

  return { take, forgive, takeBack }
}
