import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Database } from '../../db/connection'
import { AppError } from '../../errors'
import type { AttemptLimits } from '../../http/limits/attempt-limits'
import { readRequestLanguage } from '../../http/requests/request-preferences'
import { createKnownBrowsers } from '../../http/sessions/known-browsers'
import { SESSION_SECONDS } from '../../http/sessions/session'
import type { Jobs } from '../../jobs/jobs'
import type { MailQueue } from '../../mail/outbox'
import { accountRoutes } from './account/account.routes'
import { confirmEmailRoutes } from './account/email/confirm-email.routes'
import { createCustomerMail } from './account/email/customer-mail'
import { emailRoutes } from './account/email/email.routes'
import { createEmailChange } from './account/email/email-change'
import { createEmailConfirmation } from './account/email/email-confirmation'
import { createEmailLinks } from './account/email/email-links'
import { createEmailLinksRepository } from './account/email/email-links.repository'
import { createCustomersRepository } from './customers.repository'
import { customersRoutes } from './customers.routes'
import { createCustomersService } from './customers.service'
import { createAccountPassword } from './passwords/account-password'
import { createResetLinks } from './passwords/reset-links'
import { createResetRequestsRepository } from './passwords/reset-requests.repository'
import { createCustomerSessions } from './sign-in/customer-sessions'
import { createLoginAttempts } from './sign-in/login-attempts'
import { createSessionsRepository } from './sign-in/sessions.repository'
import { createSignIn } from './sign-in/sign-in'

export type { Greeted } from './account/account-mails'
export type { CustomerMail, Message } from './account/email/customer-mail'
export type { Customer } from './customers.repository'
export { forgottenLink } from './passwords/forgotten-link'
export { hashPassword, isPassword } from './passwords/passwords'
export { createLoginAttempts, type LoginAttempts } from './sign-in/login-attempts'

interface CustomersDeps {
  database: Database
  outbox: MailQueue
  jobs: Jobs
  publicOrigin: string
  secret: string
  attemptLimits: AttemptLimits
  now: () => Date
}

/** Links are created immediately; this interval is for retries, and requests left over by a stopped process. */
const LOOK_EVERY_MS = 30_000
const RESET_LINKS = 'reset links'
const ONE_HOUR_MS = 60 * 60_000
/** Failed requests contain addresses, so they are kept only while somebody might investigate the error. */
const ONE_DAY_MS = 24 * ONE_HOUR_MS
/** How long after its expiry a link is reported as expired rather than invalid. */
const EXPIRED_KEPT_MS = 30 * ONE_DAY_MS

export function createCustomers(deps: CustomersDeps) {
  const { database, jobs, publicOrigin, attemptLimits, now } = deps
  const { inTransaction } = database
  const repository = createCustomersRepository(database)
  const emailLinks = createEmailLinksRepository(database)
  const links = createEmailLinks({ ...deps, repository: emailLinks })
  const mail = createCustomerMail({ ...deps, customers: repository, links })
  const confirmation = createEmailConfirmation({
    ...deps,
    customers: repository,
    links: emailLinks,
    inTransaction,
  })
  const requests = createResetRequestsRepository(database)
  const stored = createSessionsRepository(database)
  const sessions = createCustomerSessions({ repository: stored, lifetimeMs: SESSION_SECONDS * 1000, now })
  const resetLinks = createResetLinks({
    ...deps,
    customers: repository,
    requests,
    onTrouble: (error) => jobs.report(RESET_LINKS, error),
  })
  const password = createAccountPassword({
    ...deps,
    repository,
    requests,
    onAsked: jobs.every(RESET_LINKS, LOOK_EVERY_MS, resetLinks.workOff),
    inTransaction,
    endSessions: (customerId) => stored.removeAllOf(customerId),
    proofs: attemptLimits.proofs,
    mail,
    confirmation,
    emailLinks,
  })
  const change = createEmailChange({
    ...deps,
    customers: repository,
    repository: emailLinks,
    links,
    mail,
    verifyPassword: password.verifyPassword,
    inTransaction,
  })
  const knownBrowsers = createKnownBrowsers(deps)
  const signIn = createSignIn({
    customers: repository,
    sessions,
    knownBrowsers,
    mail,
    inTransaction,
    publicOrigin,
    now,
  })
  jobs.every('expired sessions', ONE_HOUR_MS, async () => {
    await stored.removeExpired(now())
    await repository.removeExpiredTokens(now())
    await emailLinks.removeExpired(new Date(now().getTime() - EXPIRED_KEPT_MS))
    await requests.removeGivenUp(new Date(now().getTime() - ONE_DAY_MS))
  })

  /** Signs in a customer the caller has identified. @throws AppError NOT_SIGNED_IN if the account is gone */
  async function admit(request: FastifyRequest, reply: FastifyReply, customerId: string) {
    const customer = await repository.find(customerId)
    if (!customer) throw new AppError('NOT_SIGNED_IN', 'This account no longer exists.')
    return signIn(request, reply, customer)
  }

  /** A hook for account changes: stores the page's language, which account mails use. */
  async function noteLanguage({ customerId, method, headers }: FastifyRequest): Promise<void> {
    if (customerId && method !== 'GET') await repository.setLanguage(customerId, readRequestLanguage(headers))
  }

  const routes: FastifyPluginAsyncZod = async (app) => {
    app.addHook('preHandler', noteLanguage)
    await app.register(
      customersRoutes({
        customers: createCustomersService({ repository, inTransaction, mail, publicOrigin, now }),
        sessions,
        signIn,
        password,
        attemptLimits,
        loginAttempts: createLoginAttempts(attemptLimits),
        knownBrowsers,
      }),
    )
    await app.register(accountRoutes({ sessions, password }))
    await app.register(emailRoutes({ change, attemptLimits }))
    await app.register(confirmEmailRoutes(confirmation))
  }

  return {
    /** @throws AppError INVALID_INPUT for a wrong password, TOO_MANY_REQUESTS after ten wrong ones */
    verifyPassword: password.verifyPassword,
    mail,
    /** @param hash the hash of the session cookie */
    findBySession: sessions.find,
    admit,
    /** Returns a customer's address; undefined until it is confirmed. */
    async confirmedEmailOf(customerId: string): Promise<string | undefined> {
      const customer = await repository.find(customerId)
      return customer?.emailConfirmedAt ? customer.email : undefined
    },
    noteLanguage,
    routes,
  }
}

export type Customers = ReturnType<typeof createCustomers>
