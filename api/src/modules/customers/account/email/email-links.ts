import { randomBytes } from 'node:crypto'
import { inLanguage } from 'shared-contracts/i18n/language'
import { paths } from 'shared-contracts/routing/paths'
import { hashSecret } from '../../../../app/secrets'
import type { Outbox } from '../../../../mail/outbox'
import type { Customer } from '../../customers.repository'
import type { EmailLinksRepository } from './email-links.repository'
import { confirmEmailMail } from './email-mails'

const DAY_MS = 24 * 60 * 60_000
const LINK_DAYS = 7
/** The maximum number of links sent to a mailbox per day, no matter who requests them. */
const MOST_A_DAY = 5

interface EmailLinksDeps {
  repository: Pick<EmailLinksRepository, 'add' | 'countSince' | 'hasUnused'>
  outbox: Outbox
  publicOrigin: string
  now: () => Date
}

export type EmailLinks = ReturnType<typeof createEmailLinks>

/** Sends the links with which customers confirm an address. */
export function createEmailLinks({ repository, outbox, publicOrigin, now }: EmailLinksDeps) {
  const inDays = (days: number) => new Date(now().getTime() + days * DAY_MS)

  /** @param email the customer's address, or its replacement. @returns false if today's limit is reached */
  async function send(
    { id: customerId, language }: Pick<Customer, 'id' | 'language'>,
    email: string,
  ): Promise<boolean> {
    if ((await repository.countSince(email, inDays(-1))) >= MOST_A_DAY) return false
    const token = randomBytes(32).toString('base64url')
    await repository.add({
      hash: hashSecret(token),
      customerId,
      email,
      sentAt: now(),
      expiresAt: inDays(LINK_DAYS),
    })
    const href = `${publicOrigin}${inLanguage(language, paths.confirmEmail(token))}`
    await outbox.add(confirmEmailMail(email, href, LINK_DAYS, language))
    return true
  }

  /** Sends a link, unless one still works or today's limit is reached. */
  async function ensure(customer: Pick<Customer, 'id' | 'email' | 'language'>): Promise<void> {
    const { id, email } = customer
    if (!(await repository.hasUnused(id, email, now()))) await send(customer, email)
  }

  return { send, ensure }
}
