import type { FastifyReply, FastifyRequest } from 'fastify'
import type { LoginResponse, LoginUser } from 'shared-contracts/customers/customer'
import type { InTransaction } from '../../../db/connection'
import { readRequestLanguage } from '../../../http/requests/request-preferences'
import { deviceName } from '../../../http/sessions/device-name'
import type { KnownBrowsers } from '../../../http/sessions/known-browsers'
import { newDeviceMail } from '../account/account-mails'
import type { CustomerMail } from '../account/email/customer-mail'
import type { Customer, CustomersRepository } from '../customers.repository'
import type { CustomerSessions } from './customer-sessions'

interface SignInDeps {
  customers: Pick<CustomersRepository, 'setLanguage'>
  sessions: Pick<CustomerSessions, 'start'>
  knownBrowsers: KnownBrowsers
  mail: CustomerMail
  inTransaction: InTransaction
  publicOrigin: string
  now: () => Date
}

export type SignIn = ReturnType<typeof createSignIn>

/** Signs in authenticated customers, stores the page's language, and mails them if the browser is new. */
export function createSignIn({
  customers,
  sessions,
  knownBrowsers,
  mail,
  inTransaction,
  publicOrigin,
  now,
}: SignInDeps) {
  /** Gives the browser a new session. @returns the login response */
  return async function signIn(
    request: FastifyRequest,
    reply: FastifyReply,
    customer: Customer,
  ): Promise<LoginResponse> {
    const isKnown = knownBrowsers.idOf(request, customer.email) !== undefined
    const language = readRequestLanguage(request.headers)
    const device = deviceName(request.headers['user-agent'])
    knownBrowsers.mark(request, reply, customer.email)
    await sessions.start(customer.id, reply.renewSid(), request.sid, device)
    if (language !== customer.language) await customers.setLanguage(customer.id, language)
    // A mail that had to wait for the confirmation would come too late.
    if (!isKnown && customer.emailConfirmedAt) {
      const news = newDeviceMail({ ...customer, language }, { device, at: now(), publicOrigin })
      await inTransaction(() => mail.send(customer.id, news))
    }
    return { message: 'Login successful!', user: toLoginUser(customer) }
  }
}

export function toLoginUser({ id, firstName, lastName, email, phone, countryCode }: Customer): LoginUser {
  return { id, firstname: firstName, lastname: lastName, email, phone, countryCode }
}
