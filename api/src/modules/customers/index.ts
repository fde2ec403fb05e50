import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Database } from '../../db/connection'
import { createKnownBrowsers } from '../../http/known-browser'
import { hashOf, SESSION_SECONDS } from '../../http/session'
import type { TryLimits } from '../../http/try-limits'
import type { Jobs } from '../../jobs/jobs'
import type { Outbox } from '../../mail/outbox'
import { accountRoutes } from './account.routes'
import { createCustomerSessions } from './customer-sessions'
import { type Customer, createCustomersRepository } from './customers.repository'
import { customersRoutes } from './customers.routes'
import { createCustomersService } from './customers.service'
import { createLoginLimit } from './login-limit'
import { createPasswordChange } from './password-change'
import { createPasswordReset } from './password-reset'
import { createResetMails } from './reset-mails'
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

export interface Customers {
  /** @throws AppError INVALID_INPUT when it is another password, TOO_MANY_REQUESTS after ten of those */
  prove: (id: string, password: string) => Promise<Customer>
  /** @param hash of the session cookie */
  findBySession: (hash: string) => Promise<string | null>
  routes: FastifyPluginAsyncZod
}

/** Links are made at once; this finds those that a stopped process left. */
const LOOK_EVERY_MS = 30_000
const RESET_LINKS = 'reset links'
const ONE_HOUR_MS = 60 * 60_000
/** Requests that were given up hold addresses: they stay for as long as somebody looks into the log. */
const ONE_DAY_MS = 24 * ONE_HOUR_MS

/** Accounts, sessions and forgotten passwords. */
export function createCustomers(deps: CustomersDeps): Customers {
  const { database, jobs, outbox, publicOrigin, tryLimits, now } = deps
  const { inTransaction } = database
  const repository = createCustomersRepository(database)
  const requests = createResetRequestsRepository(database)
  const stored = createSessionsRepository(database)
  const endSessions = (customerId: string) => stored.removeAllOf(customerId)
  const sessions = createCustomerSessions({
    repository: stored,
    find: repository.find,
    hashOf,
    lifetimeMs: SESSION_SECONDS * 1000,
    now,
  })
  const resetMails = createResetMails({
    ...deps,
    customers: repository,
    requests,
    hashOf,
    onTrouble: (error) => jobs.report(RESET_LINKS, error),
  })
  const onAsked = jobs.every(RESET_LINKS, LOOK_EVERY_MS, resetMails.workOff)
  const passwordChange = createPasswordChange({
    repository,
    inTransaction,
    endSessions,
    proofs: tryLimits.proofs,
    outbox,
    publicOrigin,
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
        passwordReset: createPasswordReset({ ...deps, repository, requests, onAsked, endSessions, hashOf }),
        tryLimits,
        loginLimit: createLoginLimit(tryLimits),
        knownBrowsers: createKnownBrowsers(deps),
      }),
    )
    await app.register(accountRoutes({ sessions, passwordChange }))
  }

  return { prove: passwordChange.prove, findBySession: sessions.find, routes }
}
