import { createHash } from 'node:crypto'
import { AppError } from '../errors'
import type { TriesRepository } from './tries.repository'

export interface TriesOptions {
  repository: Pick<TriesRepository, 'add' | 'takeBack' | 'remove'>
  most: number
  windowMs: number
  now: () => Date
}

export type Tries = ReturnType<typeof createTries>

/** Counts what may fail only so often, such as logins for one address. All processes on one database count together. */
export function createTries({ repository, most, windowMs, now }: TriesOptions) {
  /** Counts a try before it is made, so that many at once are counted too. @throws AppError TOO_MANY_REQUESTS */
  async function take(...keys: string[]): Promise<void> {
    for (const key of keys) {
      const time = now()
      const { count, endsAt } = await repository.add(hashed(key), time, new Date(time.getTime() + windowMs))
      if (count > most) throw tooMany(endsAt.getTime() - time.getTime())
    }
  }

  /** A try that succeeded makes the earlier ones good. */
  async function forgive(key: string): Promise<void> {
    await repository.remove(hashed(key))
  }

  /** A try that succeeded does not count; the earlier ones still do. */
  async function takeBack(key: string): Promise<void> {
    await repository.takeBack(hashed(key))
  }

  return { take, forgive, takeBack }
}

function hashed(key: string): string {
  return createHash('sha256').update(key).digest('base64url')
}

export function tooMany(waitMs: number): AppError {
  const minutes = Math.max(1, Math.ceil(waitMs / 60_000))
  const message = `Too many tries. Please wait ${minutes === 1 ? 'a minute' : `${minutes} minutes`} and try again.`
  return new AppError('TOO_MANY_REQUESTS', message, { retryAfterSeconds: Math.ceil(waitMs / 1000) })
}
