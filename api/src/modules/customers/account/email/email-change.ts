import type { ChangeEmail, EmailState } from 'shared-contracts/customers/customer'
import type { InTransaction } from '../../../../db/connection'
import { AppError } from '../../../../errors'
import type { Customer, CustomersRepository } from '../../customers.repository'
import type { CustomerMail } from './customer-mail'
import type { EmailLinks } from './email-links'
import type { EmailLinksRepository } from './email-links.repository'
import { changeRequestMail } from './email-mails'

interface EmailChangeDeps {
  customers: Pick<CustomersRepository, 'find' | 'findByEmail'>
  repository: Pick<EmailLinksRepository, 'newAddressOf'>
  links: Pick<EmailLinks, 'send'>
  mail: CustomerMail
  /** @throws AppError if the password is wrong */
  verifyPassword: (customerId: string, password: string) => Promise<Customer>
  inTransaction: InTransaction
  publicOrigin: string
  now: () => Date
}

export type EmailChange = ReturnType<typeof createEmailChange>

export function createEmailChange(deps: EmailChangeDeps) {
  const { customers, repository, links, mail, verifyPassword, inTransaction, publicOrigin, now } = deps

  async function stateOf(customerId: string): Promise<EmailState | null> {
    const customer = await customers.find(customerId)
    if (!customer) return null
    const { id, email, emailConfirmedAt } = customer
    const newAddress = (await repository.newAddressOf(id, email, now())) ?? null
    return { address: email, isConfirmed: emailConfirmedAt !== null, newAddress }
  }

  /** Resends the link for the account's address. @throws AppError TOO_MANY_REQUESTS at the daily limit */
  function remind(customerId: string): Promise<void> {
    return inTransaction(async () => {
      const customer = await customers.find(customerId)
      if (customer) await sendLink(customer, customer.email)
    })
  }

  /**
   * Sends a link to the new address; the account keeps the old one until the link is used.
   * @throws AppError INVALID_INPUT for a wrong password or the same address, EMAIL_TAKEN, TOO_MANY_REQUESTS
   */
  async function ask(customerId: string, form: ChangeEmail): Promise<void> {
    const { email } = form
    const customer = await verifyPassword(customerId, form.password)
    if (email === customer.email) throw new AppError('INVALID_INPUT', 'This is already your email address.')
    if (await customers.findByEmail(email))
      throw new AppError('EMAIL_TAKEN', 'There’s already an account with this email address.')
    await inTransaction(async () => {
      await sendLink(customer, email)
      if (customer.emailConfirmedAt)
        await mail.send(customerId, changeRequestMail(customer.language, publicOrigin))
    })
  }

  async function sendLink(customer: Customer, email: string): Promise<void> {
    if (!(await links.send(customer, email)))
      throw new AppError(
        'TOO_MANY_REQUESTS',
        'We’ve already sent several emails to this address today. Check your spam folder, or try again tomorrow.',
      )
  }

  return { stateOf, remind, ask }
}
