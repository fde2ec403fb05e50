import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Database } from '../../db/connection'
import { createKnownBrowsers } from '../../http/known-browser'
import { SESSION_SECONDS } from '../../http/session-lifetime'
import type { TryLimits } from '../../http/try-limits'
import type { Jobs } from '../../jobs/jobs'
import type { Outbox } from '../../mail/outbox'
import { accountRoutes } from './account.routes'
import { createAccountPassword } from './account-password'
import { createCustomerSessions } from './customer-sessions'
import { createCustomersRepository } from './customers.repository'
import { customersRoutes } from './customers.routes'
import { createCustomersService } from './customers.service'
import { createLoginTries } from './login-tries'
import { createResetLinks } from './reset-links'
import { createResetRequestsRepository } from './reset-requests.repository'
import { createSessionsRepository } from './sessions.repository'

export type { Customer } from './customers.repository'

export interface CustomersDeps {
  database: Database
  outbox: Outbox
  jobs: Jobs
  publicOrigin: string
  /** Signs the cookie by which a browser is known again. */
  secret: string
  tryLimits: TryLimits
  now: () => Date
}

/** Links are made at once. This finds the requests that a stopped process left. */
const LOOK_EVERY_MS = 30_000
const RESET_LINKS = 'reset links'
const ONE_HOUR_MS = 60 * 60_000
/** Requests that were given up hold addresses, so they are kept only for as long as somebody looks into the log. */
const ONE_DAY_MS = 24 * ONE_HOUR_MS

/** Accounts, sessions and forgotten passwords. */
export function createCustomers(deps: CustomersDeps) {
  const { database, jobs, outbox, publicOrigin, tryLimits, now } = deps
  const { inTransaction } = database
  const repository = createCustomersRepository(database)
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
    proofs: tryLimits.proofs,
  })
  jobs.every('expired sessions', ONE_HOUR_MS, async () => {
    await stored.removeExpired(now())
    await repository.removeExpiredTokens(now())
    await requests.removeGivenUp(new Date(now().getTime() - ONE_DAY_MS))
  })

  const routes: FastifyPluginAsyncZod = async (app) => {
    await app.register(
      customersRoutes({
        customers: createCustomersService({ repository, inTransaction, outbox, publicOrigin, now }),
        sessions,
        password,
        tryLimits,
        loginTries: createLoginTries(tryLimits),
        knownBrowsers: createKnownBrowsers(deps),
      }),
    )
    await app.register(accountRoutes({ sessions, password }))
  }

  return {
    /** @throws AppError INVALID_INPUT when it is another password, TOO_MANY_REQUESTS after ten of those */
    prove: password.prove,
    /** @param hash of the session cookie */
    findBySession: sessions.find,
    routes,
  }
}

export type Customers = ReturnType<typeof createCustomers>
