import { type AttemptsOptions, hashed, tooMany } from './attempts'
import type { AttemptsRepository } from './attempts.repository'

interface BackoffOptions extends Omit<AttemptsOptions, 'repository'> {
  repository: Pick<AttemptsRepository, 'add' | 'countOf' | 'takeBack' | 'remove'>
}

export type Backoff = ReturnType<typeof createBackoff>

const DAY_MS = 24 * 60 * 60_000
/** After this many doublings a window grows no more. */
const MOST_DOUBLINGS = 5

/** As `createAttempts`, but each window that was used up on a day makes the next one twice as long. */
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

  /** After a success the earlier attempts no longer count. */
  async function forgive(key: string): Promise<void> {
    await repository.remove(hashed(key))
    await repository.remove(usedUp(key))
  }

  /** Takes one attempt back that was not made after all. */
  async function takeBack(key: string): Promise<void> {
    await repository.takeBack(hashed(key))
  }

  return { take, forgive, takeBack }
}
