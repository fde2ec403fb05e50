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

/** The one way to write to a customer: nothing leaves before they have proved to read the mails to their address. */
export function createCustomerMail({ customers, links, outbox }: CustomerMailDeps) {
  /**
   * To be called in a transaction. What is written to an address that is not confirmed waits until it is.
   * @returns the customer; undefined when the account is gone, and nothing is written
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

  /** Whether mails to a customer wait for the address; not if the account is gone. */
  async function waits(customerId: string): Promise<boolean> {
    const customer = await customers.find(customerId)
    return customer?.emailConfirmedAt === null
  }

  return { send, waits }
}
