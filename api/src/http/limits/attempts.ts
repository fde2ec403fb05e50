import { createHash } from 'node:crypto'
import { say } from 'shared-contracts/i18n/translatable-message'
import type { TranslatableMessage } from 'shared-contracts/i18n/translatable-message-schema'
import { AppError } from '../../errors'
import type { AttemptsRepository } from './attempts.repository'

export interface AttemptsOptions {
  repository: Pick<AttemptsRepository, 'add' | 'takeBack' | 'remove'>
  most: number
  windowMs: number
  now: () => Date
}

export type Attempts = ReturnType<typeof createAttempts>

/** Limits attempts, such as passwords typed or mails requested. All processes count together. */
export function createAttempts({ repository, most, windowMs, now }: AttemptsOptions) {
  /** Counts an attempt before it is made, so simultaneous ones count too. @throws AppError TOO_MANY_REQUESTS */
  async function take(...keys: string[]): Promise<void> {
    for (const key of keys) {
      const time = now()
      const { count, endsAt } = await repository.add(hashed(key), time, new Date(time.getTime() + windowMs))
      if (count > most) throw tooMany(endsAt.getTime() - time.getTime())
    }
  }

  /** Resets the count after a success. */
  async function forgive(key: string): Promise<void> {
    await repository.remove(hashed(key))
  }

  /** Removes one attempt after a success. The earlier ones still count. */
  async function takeBack(key: string): Promise<void> {
    await repository.takeBack(hashed(key))
  }

  return { take, forgive, takeBack }
}

export function hashed(key: string): string {
  return createHash('sha256').update(key).digest('base64url')
}

export function tooMany(waitMs: number): AppError {
  return new AppError('TOO_MANY_REQUESTS', inWords(waitMs), { retryAfterSeconds: Math.ceil(waitMs / 1000) })
}

function inWords(waitMs: number): string | TranslatableMessage {
  const minutes = Math.max(1, Math.ceil(waitMs / 60_000))
  if (minutes === 1) return 'Too many attempts. Please try again in a minute.'
  if (minutes < 120) return say('Too many attempts. Please try again in {minutes} minutes.', { minutes })
  return say('Too many attempts. Please try again in {hours} hours.', { hours: Math.ceil(minutes / 60) })
}
