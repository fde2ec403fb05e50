import { type ResetPassword, resetPasswordProblem } from 'shared-contracts/domain/customers'
import { normaliseEmail } from 'shared-contracts/domain/email'
import type { Database } from '../../db/connection'
import { AppError } from '../../errors'
import type { Outbox } from '../../mail/outbox'
import { passwordChangedMail } from './account-mails'
import type { CustomersRepository } from './customers.repository'
import { refuseLongPassword } from './customers.service'
import { hashPassword } from './passwords'
import type { ResetRequestsRepository } from './reset-requests.repository'

export interface PasswordResetDeps {
  database: Pick<Database, 'inTransaction'>
  repository: CustomersRepository
  requests: Pick<ResetRequestsRepository, 'add'>
  /** Has the links that were asked for made and mailed. */
  onAsked: () => void
  endSessions: (customerId: string) => Promise<void>
  outbox: Outbox
  publicOrigin: string
  hashOf: (secret: string) => string
  now: () => Date
}

export type PasswordReset = ReturnType<typeof createPasswordReset>

/** A forgotten password is set anew through a link in a mail, which works once and for half an hour. */
export function createPasswordReset(deps: PasswordResetDeps) {
  const { database, repository, requests, onAsked, endSessions, outbox, publicOrigin, hashOf, now } = deps

  /** Does the same for every address, known or not. */
  async function ask(email: string): Promise<void> {
    await requests.add(normaliseEmail(email), now())
    onAsked()
  }

  /**
   * Sets the new password and ends every session, also one of a thief.
   * @returns the e-mail address, whose mailbox the caller has shown to be theirs
   */
  async function reset(token: string, form: ResetPassword): Promise<string> {
    const problem = resetPasswordProblem(form)
    if (problem) throw new AppError('INVALID_INPUT', problem)
    refuseLongPassword(form.newPassword)
    // Hashing is the costly part: nobody has it done with a made-up link.
    if (!(await repository.isResetToken(hashOf(token), now()))) throw invalidLink()
    const passwordHash = await hashPassword(form.newPassword)
    return database.inTransaction(async () => {
      const customerId = await repository.takeResetToken(hashOf(token), now())
      const customer = customerId && (await repository.find(customerId))
      if (!customer) throw invalidLink()
      await repository.setPassword(customer.id, passwordHash)
      await endSessions(customer.id)
      await outbox.add(passwordChangedMail(customer, publicOrigin))
      return customer.email
    })
  }

  return { ask, reset }
}

function invalidLink(): AppError {
  return new AppError('INVALID_INPUT', 'This reset link is invalid or has expired. Please request a new one.')
}
