import { type ChangePassword, resetPasswordProblem } from 'shared-contracts/domain/customers'
import type { InTransaction } from '../../db/connection'
import { AppError } from '../../errors'
import type { Tries } from '../../http/tries'
import type { Outbox } from '../../mail/outbox'
import { passwordChangedMail } from './account-mails'
import type { Customer, CustomersRepository } from './customers.repository'
import { refuseLongPassword } from './customers.service'
import { hashPassword, isPassword } from './passwords'

export interface PasswordChangeDeps {
  repository: CustomersRepository
  inTransaction: InTransaction
  endSessions: (customerId: string) => Promise<void>
  proofs: Tries
  outbox: Outbox
  publicOrigin: string
}

export type PasswordChange = ReturnType<typeof createPasswordChange>

/** What asks for the password again, because a browser left open must not be enough. */
export function createPasswordChange(deps: PasswordChangeDeps) {
  const { repository, inTransaction, endSessions, proofs, outbox, publicOrigin } = deps

  /** @throws AppError INVALID_INPUT when it is another password, TOO_MANY_REQUESTS after ten of those */
  async function prove(customerId: string, password: string): Promise<Customer> {
    const key = `password ${customerId}`
    await proofs.take(key)
    const customer = await repository.find(customerId)
    if (!customer || !(await isPassword(password, customer.passwordHash)))
      throw new AppError('INVALID_INPUT', 'This is not your password.', {
        fields: { password: 'This is not your password.' },
      })
    await proofs.forgive(key)
    return customer
  }

  /** Sets a new password and ends every session. */
  async function change(customerId: string, form: ChangePassword): Promise<void> {
    const problem = resetPasswordProblem(form)
    if (problem) throw new AppError('INVALID_INPUT', problem)
    refuseLongPassword(form.newPassword)
    const customer = await prove(customerId, form.currentPassword)
    const passwordHash = await hashPassword(form.newPassword)
    await inTransaction(async () => {
      await repository.setPassword(customerId, passwordHash)
      await endSessions(customerId)
      await outbox.add(passwordChangedMail(customer, publicOrigin))
    })
  }

  return { prove, change }
}
