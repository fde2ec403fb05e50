import { isLoopback, toNetwork } from 'shared-contracts/values/network'
import type { Database } from '../../db/connection'
import type { Jobs } from '../../jobs/jobs'
import { createAttempts, hashed } from './attempts'
import { createAttemptsRepository } from './attempts.repository'
import { createBackoff } from './backoff'
import { ATTEMPTS_WINDOW_MS, type Limits, MAILBOX_WINDOW_MS } from './limits'
import { createThrottle } from './throttle'

interface AttemptLimitsDeps {
  database: Database
  jobs: Jobs
  limits: Limits
  now: () => Date
}

const ONE_HOUR_MS = 60 * 60_000

export type AttemptLimits = ReturnType<typeof createAttemptLimits>

/** Limits attempts of all kinds, across all processes. */
export function createAttemptLimits({ database, jobs, limits, now }: AttemptLimitsDeps) {
  const repository = createAttemptsRepository(database)
  const windowed = { repository, windowMs: ATTEMPTS_WINDOW_MS, now }
  /** Attempts to authenticate, such as passwords. */
  const proofs = createAttempts({ ...windowed, most: limits.attemptsPerVisitor })
  const logins = {
    /** Counted per network and account, or per known browser of the account's owner. */
    perVisitor: createBackoff({ ...windowed, most: limits.attemptsPerVisitor }),
    perEmail: createThrottle({ ...windowed, most: limits.wrongLoginsPerEmail }),
    perNetwork: createThrottle({ ...windowed, most: limits.wrongLoginsPerNetwork }),
  }
  const mailsPerEmail = createAttempts({
    ...windowed,
    windowMs: MAILBOX_WINDOW_MS,
    most: limits.mailsPerEmail,
  })
  const mailsPerNetwork = createAttempts({ ...windowed, most: limits.mailsPerNetwork })
  const paymentsPerNetwork = createAttempts({ ...windowed, most: limits.paymentsPerNetwork })
  const reviewCalls = createAttempts({ ...windowed, most: limits.reviewCallsPerCustomer })
  const passkeysPerNetwork = createAttempts({ ...windowed, most: limits.passkeysPerNetwork })
  const codesPerNetwork = createAttempts({ ...windowed, most: limits.codesPerNetwork })
  jobs.every('expired attempts', ONE_HOUR_MS, () => repository.removeExpired(now()))

  /** Returns the key under which a network's attempts are counted; none for this machine if it is exempt. */
  function networkKeys(kind: string, ip: string): string[] {
    return isLoopback(ip) && !limits.countsLoopback ? [] : [`${kind} network ${toNetwork(ip)}`]
  }

  /** Counts a contact message. @throws AppError TOO_MANY_REQUESTS */
  const takeMessage = (ip: string, email: string) => takeCall('contact', ip, email)

  /**
   * Counts a mail. Anyone may type an address, so the mails that its owner requests are counted separately.
   * @param knownBrowser the browser's id if it is known to be the owner's. @throws AppError TOO_MANY_REQUESTS
   */
  async function takeMail(kind: string, ip: string, email: string, knownBrowser?: string): Promise<void> {
    await takeCall(kind, ip, email)
    await mailsPerEmail.take(`mailbox ${email} ${knownBrowser ?? ''}`)
  }

  async function takeCall(kind: string, ip: string, email: string): Promise<void> {
    await mailsPerNetwork.take(...networkKeys(kind, ip))
    await proofs.take(`${kind} ${toNetwork(ip)} ${email}`)
  }

  /** Counts a payment that anyone may start. @throws AppError TOO_MANY_REQUESTS */
  const takePayment = (ip: string) => paymentsPerNetwork.take(...networkKeys('payment', ip))

  /**
   * Counts a discount code that somebody tries. @returns a function that takes it back if it was no guess
   * @throws AppError TOO_MANY_REQUESTS
   */
  async function takeCode(ip: string, customerId: string | undefined): Promise<() => Promise<void>> {
    const ofNetwork = networkKeys('discount code', ip)
    const ofCustomer = customerId === undefined ? [] : [`discount code ${customerId}`]
    await codesPerNetwork.take(...ofNetwork)
    await proofs.take(...ofCustomer)
    return async () => {
      for (const key of [...ofNetwork, ...ofCustomer]) await repository.takeBack(hashed(key))
    }
  }

  /** Counts a customer's review, photo, vote or report. @throws AppError TOO_MANY_REQUESTS */
  const takeReviewCall = (customerId: string) => reviewCalls.take(`review ${customerId}`)

  return {
    takeReviewCall,
    proofs,
    logins,
    passkeysPerNetwork,
    networkKeys,
    takeMessage,
    takeMail,
    takePayment,
    takeCode,
  }
}
