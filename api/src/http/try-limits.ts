import { isLoopback, networkOf } from 'shared-contracts/domain/network'
import type { Database } from '../db/connection'
import type { Jobs } from '../jobs/jobs'
import { type Limits, TRIES_WINDOW_MS } from './limits'
import { createTries } from './tries'
import { createTriesRepository } from './tries.repository'

export interface TryLimitsDeps {
  database: Database
  jobs: Jobs
  limits: Limits
  now: () => Date
}

const ONE_HOUR_MS = 60 * 60_000

export type TryLimits = ReturnType<typeof createTryLimits>

/** The limits on what may be tried, over all processes. */
export function createTryLimits({ database, jobs, limits, now }: TryLimitsDeps) {
  const repository = createTriesRepository(database)
  const windowed = { repository, windowMs: TRIES_WINDOW_MS, now }
  /** Proofs of who one is, such as passwords. */
  const proofs = createTries({ ...windowed, most: limits.triesPerAddress })
  const mailsOfNetwork = createTries({ ...windowed, most: limits.mailsPerNetwork })
  const paymentsOfNetwork = createTries({ ...windowed, most: limits.paymentsPerNetwork })
  jobs.every('expired tries', ONE_HOUR_MS, () => repository.removeExpired(now()))

  /** The key under which all tries of one network count together; none for this machine itself. */
  function networkKeys(kind: string, ip: string): string[] {
    return isLoopback(ip) && !limits.countsLoopback ? [] : [`${kind} network ${networkOf(ip)}`]
  }

  /**
   * Counts a call that has a mail sent to an address that anyone may type.
   * @throws AppError TOO_MANY_REQUESTS
   */
  async function takeMail(kind: string, ip: string, email: string): Promise<void> {
    await mailsOfNetwork.take(...networkKeys(kind, ip))
    await proofs.take(`${kind} ${networkOf(ip)} ${email}`)
  }

  /**
   * Counts a payment that anyone may begin.
   * @throws AppError TOO_MANY_REQUESTS
   */
  const takePayment = (ip: string) => paymentsOfNetwork.take(...networkKeys('payment', ip))

  return { proofs, networkKeys, takeMail, takePayment }
}
