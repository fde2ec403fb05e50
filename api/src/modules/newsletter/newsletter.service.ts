import { randomBytes } from 'node:crypto'
import type { Language } from 'shared-contracts/i18n/language'
import { hashSecret } from '../../app/secrets'
import type { InTransaction } from '../../db/connection'
import { AppError } from '../../errors'
import type { Outbox } from '../../mail/outbox'
import type { NewsletterRepository } from './newsletter.repository'
import { confirmMail, subscribedMail } from './newsletter-mails'

interface NewsletterServiceDeps {
  repository: NewsletterRepository
  inTransaction: InTransaction
  outbox: Outbox
  publicOrigin: string
  now: () => Date
}

const CONFIRM_WITHIN_MS = 7 * 24 * 60 * 60_000
/** Keeps repeated requests from filling a mailbox. */
const ASKED_AGAIN_AFTER_MS = 15 * 60_000

export type NewsletterService = ReturnType<typeof createNewsletterService>

/** Subscribing takes two steps: somebody types an address, and its owner confirms it by the mailed link. */
export function createNewsletterService(deps: NewsletterServiceDeps) {
  const { repository, inTransaction, outbox, publicOrigin, now } = deps

  /** @param language the page's language. @param repeatKey an idempotency key: repeats send no second mail */
  function subscribe(email: string, language: Language, repeatKey: string | undefined): Promise<void> {
    const token = randomBytes(32).toString('base64url')
    const time = now().getTime()
    return inTransaction(async () => {
      const subscriber = await repository.ask(
        {
          email,
          subscribedAt: new Date(time),
          confirmHash: hashSecret(token),
          confirmBy: new Date(time + CONFIRM_WITHIN_MS),
          repeatKey: repeatKey ?? null,
          language,
        },
        new Date(time + CONFIRM_WITHIN_MS - ASKED_AGAIN_AFTER_MS),
      )
      if (subscriber) await outbox.add(confirmMail(subscriber, token, publicOrigin))
    })
  }

  /** Confirms a subscription, once. @throws AppError INVALID_INPUT for an invalid or expired link */
  function confirm(token: string): Promise<void> {
    return inTransaction(async () => {
      const confirmed = await repository.confirm(hashSecret(token), now())
      if (!confirmed)
        throw new AppError('INVALID_INPUT', 'This link is invalid or has expired. Please subscribe again.')
      if (confirmed.isNew) await outbox.add(subscribedMail(confirmed.subscriber, publicOrigin))
    })
  }

  return {
    subscribe,
    confirm,
    unsubscribe: repository.remove,
    languageOf: repository.languageOf,
    forgetUnconfirmed: () => repository.removeUnconfirmed(now()),
  }
}
