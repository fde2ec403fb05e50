import { randomBytes } from 'node:crypto'
import { type ResetPassword, resetPasswordProblem } from 'shared-contracts/domain/customers'
import { normaliseEmail } from 'shared-contracts/domain/email'
import { paths } from 'shared-contracts/domain/paths'
import { shop } from 'shared-contracts/domain/shop'
import type { InTransaction } from '../../db/connection'
import { AppError } from '../../errors'
import type { Outbox } from '../../mail/outbox'
import type { CustomersRepository } from './customers.repository'
import { refuseLongPassword } from './customers.service'
import { hashPassword } from './passwords'

const TOKEN_MINUTES = 30

export interface PasswordResetDeps {
  repository: CustomersRepository
  inTransaction: InTransaction
  outbox: Outbox
  publicOrigin: string
  hashOf: (secret: string) => string
  now: () => Date
}

export type PasswordReset = ReturnType<typeof createPasswordReset>

/** A forgotten password is set anew through a link in a mail, which works once and for half an hour. */
export function createPasswordReset(deps: PasswordResetDeps) {
  const { repository, inTransaction, outbox, publicOrigin, hashOf, now } = deps

  /** Does nothing for an unknown address, and tells nobody. */
  async function ask(email: string): Promise<void> {
    const customer = await repository.findByEmail(normaliseEmail(email))
    if (!customer) return
    const token = randomBytes(32).toString('base64url')
    const expiresAt = new Date(now().getTime() + TOKEN_MINUTES * 60_000)
    await inTransaction(async () => {
      await repository.addResetToken({ hash: hashOf(token), customerId: customer.id, expiresAt })
      await outbox.add({
        to: customer.email,
        subject: `Reset your ${shop.brand} password`,
        text: resetMail(customer.firstName, `${publicOrigin}${paths.resetPassword(token)}`),
      })
    })
  }

  /** Sets the new password and ends every session, also one of a thief. */
  async function reset(token: string, form: ResetPassword): Promise<void> {
    const problem = resetPasswordProblem(form)
    if (problem) throw new AppError('INVALID_INPUT', problem)
    refuseLongPassword(form.newPassword)
    const passwordHash = await hashPassword(form.newPassword)
    await inTransaction(async () => {
      const customerId = await repository.takeResetToken(hashOf(token), now())
      if (!customerId)
        throw new AppError(
          'INVALID_INPUT',
          'This reset link is invalid or has expired. Please request a new one.',
        )
      await repository.setPassword(customerId, passwordHash)
      await repository.removeSessionsOf(customerId)
    })
  }

  return { ask, reset }
}

function resetMail(name: string, link: string): string {
  return [
    `Hello ${name},`,
    `someone asked to reset the password of your account. To choose a new one, open this page within ${TOKEN_MINUTES} minutes:`,
    link,
    'If it was not you, there is nothing to do: your password stays as it is.',
    shop.brand,
  ].join('\n\n')
}
