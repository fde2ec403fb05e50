import { randomUUID } from 'node:crypto'
import type { LoginForm, Registration } from 'shared-contracts/customers/customer'
import { MAX_PASSWORD_BYTES } from 'shared-contracts/customers/customer-schema'
import { DEMO_LOGIN } from 'shared-contracts/customers/demo-login'
import { nameProblem } from 'shared-contracts/customers/names'
import type { Language } from 'shared-contracts/i18n/language'
import { isPublicOrigin } from 'shared-contracts/platform/settings/public-origin'
import { normaliseEmail } from 'shared-contracts/values/email'
import { normalisePhone } from 'shared-contracts/values/phone'
import type { InTransaction } from '../../db/connection'
import { AppError } from '../../errors'
import { welcomeMail } from './account/account-mails'
import type { CustomerMail } from './account/email/customer-mail'
import type { Customer, CustomersRepository } from './customers.repository'
import { hashPassword, isPassword } from './passwords/passwords'

export type CustomersService = ReturnType<typeof createCustomersService>

interface CustomersServiceDeps {
  repository: CustomersRepository
  inTransaction: InTransaction
  mail: CustomerMail
  publicOrigin: string
  now: () => Date
}

export function createCustomersService(deps: CustomersServiceDeps) {
  const { repository, inTransaction, mail, publicOrigin, now } = deps

  async function register(form: Registration, language: Language): Promise<void> {
    refuseLongPassword(form.password)
    const badName = nameProblem(form.firstname) ?? nameProblem(form.lastname)
    if (badName) throw new AppError('NAME_REFUSED', badName)
    const phone = normalisePhone(String(form.mobilenumber))
    const customer: Customer = {
      id: randomUUID(),
      firstName: form.firstname,
      lastName: form.lastname,
      email: form.email,
      phone: phone.number,
      countryCode: phone.countryCode,
      passwordHash: await hashPassword(form.password),
      createdAt: now(),
      emailConfirmedAt: null,
      language,
    }
    await inTransaction(async () => {
      if (!(await repository.add(customer))) throw taken()
      await mail.send(customer.id, welcomeMail(customer, publicOrigin))
    })
  }

  async function logIn({ email, password }: LoginForm): Promise<Customer> {
    const address = normaliseEmail(email)
    const customer = isUnknown(address) ? undefined : await repository.findByEmail(address)
    if ((await isPassword(password, customer?.passwordHash)) && customer) return customer
    throw new AppError('INVALID_CREDENTIALS', 'Invalid email or password.')
  }

  /** True for the demo customer's address in a public shop, whose database may come from a private one. */
  function isUnknown(address: string): boolean {
    return address === DEMO_LOGIN.email && isPublicOrigin(publicOrigin)
  }

  return { register, logIn, find: repository.find }
}

function taken(): AppError {
  return new AppError('EMAIL_TAKEN', 'Email already exists. Please log in instead.')
}

/** Limits the bytes of a password; the schema only limits its characters. */
export function refuseLongPassword(password: string): void {
  if (Buffer.byteLength(password) > MAX_PASSWORD_BYTES)
    throw new AppError('INVALID_INPUT', 'Please check your inputs and try again.', {
      fields: { password: `The password is longer than ${MAX_PASSWORD_BYTES} bytes.` },
    })
}
