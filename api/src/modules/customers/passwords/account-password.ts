import {
  type ChangePassword,
  type ResetPassword,
  resetPasswordProblem,
} from 'shared-contracts/customers/customer'
import type { Language } from 'shared-contracts/i18n/language'
import { hashSecret } from '../../../app/secrets'
import type { InTransaction } from '../../../db/connection'
import { AppError } from '../../../errors'
import type { Attempts } from '../../../http/limits/attempts'
import type { CustomerMail } from '../account/email/customer-mail'
import type { EmailConfirmation } from '../account/email/email-confirmation'
import type { EmailLinksRepository } from '../account/email/email-links.repository'
import type { Customer, CustomersRepository } from '../customers.repository'
import { refuseLongPassword } from '../customers.service'
import { passwordChangedMail } from './password-mails'
import { hashPassword, isPassword } from './passwords'
import type { ResetRequestsRepository } from './reset-requests.repository'

interface AccountPasswordDeps {
  repository: CustomersRepository
  requests: Pick<ResetRequestsRepository, 'add'>
  /** Starts the job that creates and mails the links. */
  onAsked: () => void
  inTransaction: InTransaction
  endSessions: (customerId: string) => Promise<void>
  proofs: Attempts
  mail: CustomerMail
  confirmation: Pick<EmailConfirmation, 'confirmed'>
  emailLinks: Pick<EmailLinksRepository, 'removeOthers'>
  publicOrigin: string
  now: () => Date
}

export type AccountPassword = ReturnType<typeof createAccountPassword>

export function createAccountPassword(deps: AccountPasswordDeps) {
  const { repository, requests, onAsked, inTransaction, endSessions, proofs } = deps
  const { mail, confirmation, emailLinks, publicOrigin, now } = deps

  /** Re-authenticates a customer. @throws AppError INVALID_INPUT, TOO_MANY_REQUESTS after ten failures */
  async function verifyPassword(customerId: string, password: string): Promise<Customer> {
    const key = `password ${customerId}`
    await proofs.take(key)
    const customer = await repository.find(customerId)
    if (!customer || !(await isPassword(password, customer.passwordHash)))
      throw new AppError('INVALID_INPUT', 'Wrong password. Please try again.', {
        fields: { password: 'Wrong password. Please try again.' },
      })
    await proofs.forgive(key)
    return customer
  }

  async function change(customerId: string, form: ChangePassword): Promise<void> {
    refuseBadPassword(form)
    const customer = await verifyPassword(customerId, form.currentPassword)
    const passwordHash = await hashPassword(form.newPassword)
    await inTransaction(() => set(customer, passwordHash))
  }

  /** Requests a reset link, the same way for unknown addresses. @param language the page's language */
  async function askForLink(email: string, language: Language): Promise<void> {
    await requests.add(email, language, now())
    onAsked()
  }

  /** Resets the password and deletes all passkeys: one may be a thief's. @returns the address, now confirmed */
  async function reset(token: string, form: ResetPassword): Promise<string> {
    refuseBadPassword(form)
    // Check the token first, because hashing is expensive.
    if (!(await repository.isResetToken(hashSecret(token), now()))) throw invalidLink()
    const passwordHash = await hashPassword(form.newPassword)
    return inTransaction(async () => {
      const customerId = await repository.takeResetToken(hashSecret(token), now())
      const customer = customerId && (await repository.find(customerId))
      if (!customer) throw invalidLink()
      await confirmation.confirmed(customer)
      await repository.removePasskeys(customer.id)
      await set(customer, passwordHash)
      return customer.email
    })
  }

  /** Stores the password, ends all sessions and cancels a change of address, as either may be a thief's. */
  async function set(customer: Customer, passwordHash: string): Promise<void> {
    await repository.setPassword(customer.id, passwordHash)
    await endSessions(customer.id)
    await emailLinks.removeOthers(customer.id, customer.email)
    await mail.send(customer.id, passwordChangedMail(customer, publicOrigin))
  }

  return { verifyPassword, change, askForLink, reset }
}

function refuseBadPassword(form: ResetPassword): void {
  const problem = resetPasswordProblem(form)
  if (problem) throw new AppError('INVALID_INPUT', problem)
  refuseLongPassword(form.newPassword)
}

function invalidLink(): AppError {
  return new AppError('INVALID_INPUT', 'This reset link is invalid or has expired. Please request a new one.')
}
