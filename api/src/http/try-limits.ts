import type { Database } from '../db/connection'
import type { Jobs } from '../jobs/jobs'
import { isLoopback, networkOf } from './network'
import { type Limits, TRIES_WINDOW_MS } from './rate-limit'
import { createTries, type Tries } from './tries'
import { createTriesRepository } from './tries.repository'

export interface TryLimitsDeps {
  database: Database
  jobs: Jobs
  limits: Limits
  now: () => Date
}

/** What may be tried only so often, whichever process is asked. */
export interface TryLimits {
  /** Proofs of who one is, such as passwords. */
  proofs: Tries
  /** The key under which all tries of one network count together; none for this machine itself. */
  networkKeys: (kind: string, ip: string) => string[]
  /**
   * Counts a call that has a mail sent to an address that anyone may type.
   * @throws AppError TOO_MANY_REQUESTS
   */
  takeMail: (kind: string, ip: string, email: string) => Promise<void>
  /**
   * Counts a payment that anyone may begin.
   * @throws AppError TOO_MANY_REQUESTS
   */
  takePayment: (ip: string) => Promise<void>
}

const ONE_HOUR_MS = 60 * 60_000

export function createTryLimits({ database, jobs, limits, now }: TryLimitsDeps): TryLimits {
  const repository = createTriesRepository(database)
  const windowed = { repository, windowMs: TRIES_WINDOW_MS, now }
  const proofs = createTries({ ...windowed, most: limits.triesPerAddress })
  const mailsOfNetwork = createTries({ ...windowed, most: limits.mailsPerNetwork })
  const paymentsOfNetwork = createTries({ ...windowed, most: limits.paymentsPerNetwork })
  jobs.every('expired tries', ONE_HOUR_MS, () => repository.removeExpired(now()))

  function networkKeys(kind: string, ip: string): string[] {
    return isLoopback(ip) && !limits.countsLoopback ? [] : [`${kind} network ${networkOf(ip)}`]
  }

  async function takeMail(kind: string, ip: string, email: string): Promise<void> {
    await mailsOfNetwork.take(...networkKeys(kind, ip))
    await proofs.take(`${kind} ${networkOf(ip)} ${email}`)
  }

  const takePayment = (ip: string) => paymentsOfNetwork.take(...networkKeys('payment', ip))

  return { proofs, networkKeys, takeMail, takePayment }
}
