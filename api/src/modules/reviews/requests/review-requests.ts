import { createHmac } from 'node:crypto'
import type { Language } from 'shared-contracts/i18n/language'
import { COUNTS_AS_DELIVERED_DAYS } from 'shared-contracts/reviews/review'
import type { InTransaction } from '../../../db/connection'
import { workOffEach } from '../../../jobs/work-off-each'
import type { CustomerMail } from '../../customers'
import { requestMail } from './request-mail'
import type { OrderToAsk, ReviewRequestsRepository } from './review-requests.repository'

const DAY_MS = 24 * 60 * 60_000
/** Enough to have cooked with it. */
const ASKED_AFTER_MS = 7 * DAY_MS
/** Orders delivered longer ago than this get no request. */
const ASKED_WITHIN_MS = 60 * DAY_MS

interface ReviewRequestsDeps {
  repository: ReviewRequestsRepository
  mail: Pick<CustomerMail, 'send'>
  inTransaction: InTransaction
  publicOrigin: string
  secret: string
  now: () => Date
}

export type ReviewRequests = ReturnType<typeof createReviewRequests>

/** Asks for reviews by one mail for each delivered order. */
export function createReviewRequests(deps: ReviewRequestsDeps) {
  const { repository, mail, inTransaction, publicOrigin, secret, now } = deps
  const hashAddress = (email: string) =>
    createHmac('sha256', secret).update(`review stop ${email}`).digest('hex')

  /** Safe in several processes: the record that makes the mail unique is stored in the mail's transaction. */
  async function ask(): Promise<void> {
    const time = now().getTime()
    const waiting = await repository.toAsk({
      from: new Date(time - ASKED_WITHIN_MS),
      until: new Date(time - ASKED_AFTER_MS),
      countsAsDeliveredDays: COUNTS_AS_DELIVERED_DAYS,
      placedAfter: new Date(time - 2 * ASKED_WITHIN_MS),
    })
    await workOffEach(
      waiting,
      askOne,
      'Some customers could not be asked for reviews; they will be asked later.',
    )
  }

  function askOne(one: OrderToAsk): Promise<void> {
    return inTransaction(async () => {
      const addressHash = hashAddress(one.email)
      const isStopped = await repository.isStopped(addressHash)
      const token = await repository.record(one.order, addressHash, now())
      if (token && !isStopped) await mail.send(one.customer, requestMail(one, token, publicOrigin))
    })
  }

  /** Stops these mails permanently. An unknown token is ignored without an error. */
  async function stop(token: string): Promise<void> {
    const found = await repository.ofToken(token)
    if (!found) return
    const { addressHash, customerId } = found
    await repository.stop({ addressHash, customerId, stoppedAt: now() })
  }

  async function languageOf(token: string): Promise<Language | undefined> {
    return (await repository.ofToken(token))?.language
  }

  return { ask, stop, languageOf }
}
