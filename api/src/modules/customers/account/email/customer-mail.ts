import type { Letter, Outbox } from '../../../../mail/outbox'
import type { Customer, CustomersRepository } from '../../customers.repository'
import type { EmailLinks } from './email-links'

export type Message = Omit<Letter, 'to'>

interface CustomerMailDeps {
  customers: Pick<CustomersRepository, 'find' | 'share'>
  links: Pick<EmailLinks, 'ensure'>
  outbox: Outbox
}

export type CustomerMail = ReturnType<typeof createCustomerMail>

/** Mails customers once they have confirmed their address. Until then, their mails wait in the outbox. */
export function createCustomerMail({ customers, links, outbox }: CustomerMailDeps) {
  /**
   * Queues a mail, which waits until the address is confirmed. Call in a transaction.
   * @returns undefined for a deleted account
   */
  async function send(customerId: string, message: Message): Promise<Customer | undefined> {
    const customer = await customers.share(customerId)
    if (!customer) return undefined
    const { id, email, emailConfirmedAt } = customer
    if (emailConfirmedAt) await outbox.add({ ...message, to: email })
    else {
      await outbox.add({ ...message, to: email, waitsFor: id })
      await links.ensure(customer)
    }
    return customer
  }

  /** True if mails wait until the customer confirms the address; false if the account is gone. */
  async function waits(customerId: string): Promise<boolean> {
    const customer = await customers.find(customerId)
    return customer?.emailConfirmedAt === null
  }

  return { send, waits }
}
