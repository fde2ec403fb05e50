import type { Confirmation } from 'shared-contracts/customers/customer'
import type { Language } from 'shared-contracts/i18n/language'
import { hashSecret } from '../../../../app/secrets'
import type { InTransaction } from '../../../../db/connection'
import type { MailQueue } from '../../../../mail/outbox'
import type { Customer, CustomersRepository } from '../../customers.repository'
import type { EmailLink, EmailLinksRepository } from './email-links.repository'
import { emailChangedMail } from './email-mails'

interface EmailConfirmationDeps {
  customers: Pick<CustomersRepository, 'lock' | 'setEmail' | 'confirmEmail' | 'removeResetTokens'>
  links: Pick<EmailLinksRepository, 'find' | 'use' | 'removeOthers'>
  outbox: Pick<MailQueue, 'add' | 'release'>
  inTransaction: InTransaction
  now: () => Date
}

export type EmailConfirmation = ReturnType<typeof createEmailConfirmation>

/** Handles confirmation links, which confirm the customer's address or its replacement. */
export function createEmailConfirmation(deps: EmailConfirmationDeps) {
  const { customers, links, outbox, inTransaction, now } = deps

  /** @param token the token from the link, unchecked. @returns the outcome, and the customer's language */
  function confirm(token: string): Promise<{ outcome: Confirmation; language: Language }> {
    return inTransaction(async () => {
      const hash = hashSecret(token)
      const found = await links.find(hash)
      const customer = found && (await customers.lock(found.customerId))
      // Read the link again under the lock, so that only the first of two clicks finds it unused.
      const link = await links.find(hash)
      if (!customer || !link) return { outcome: 'unknown', language: 'en' }
      return { outcome: await use(link, customer), language: customer.language }
    })
  }

  async function use(link: EmailLink, customer: Customer): Promise<Confirmation> {
    if (link.usedAt) return 'used'
    if (link.expiresAt <= now()) return 'expired'
    if (link.email !== customer.email && !(await replace(customer, link.email))) return 'taken'
    await confirmed({ id: customer.id, email: link.email })
    return 'confirmed'
  }

  /** Replaces the address, and invalidates password links sent to the old one. @returns false if it is taken */
  async function replace(customer: Customer, email: string): Promise<boolean> {
    if (!(await customers.setEmail(customer.id, email))) return false
    await customers.removeResetTokens(customer.id)
    if (customer.emailConfirmedAt) await outbox.add(emailChangedMail(customer))
    return true
  }

  /** Marks an address as confirmed, cancels other links and sends the waiting mails. Call in a transaction. */
  async function confirmed({ id, email }: Pick<Customer, 'id' | 'email'>): Promise<void> {
    await customers.confirmEmail(id, now())
    await links.use(id, email, now())
    await links.removeOthers(id, email)
    await outbox.release(id, email)
  }

  return { confirm, confirmed }
}
