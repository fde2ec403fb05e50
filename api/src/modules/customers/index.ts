import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Database } from '../../db/connection'
import { createKnownBrowsers } from '../../http/known-browser'
import { hashOf, SESSION_SECONDS } from '../../http/session'
import type { TryLimits } from '../../http/try-limits'
import type { Jobs } from '../../jobs/jobs'
import type { Outbox } from '../../mail/outbox'
import { createCustomerSessions } from './customer-sessions'
import { type Customer, createCustomersRepository } from './customers.repository'
import { customersRoutes } from './customers.routes'
import { createCustomersService } from './customers.service'
import { createLoginLimit } from './login-limit'
import { createPasswordReset } from './password-reset'
import { createResetMails } from './reset-mails'
import { createResetRequestsRepository } from './reset-requests.repository'

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
  find: (id: string) => Promise<Customer | undefined>
  /** @param hash of the session cookie */
  findBySession: (hash: string) => Promise<string | null>
  routes: FastifyPluginAsyncZod
}

/** Links are made at once; this finds those that a stopped process left. */
const LOOK_EVERY_MS = 30_000
const ONE_HOUR_MS = 60 * 60_000

/** Accounts, sessions and forgotten passwords. */
export function createCustomers(deps: CustomersDeps): Customers {
  const { database, jobs, tryLimits, now } = deps
  const repository = createCustomersRepository(database)
  const requests = createResetRequestsRepository(database)
  const sessions = createCustomerSessions({ repository, hashOf, lifetimeMs: SESSION_SECONDS * 1000, now })
  const resetMails = createResetMails({ ...deps, customers: repository, requests, hashOf })
  const onAsked = jobs.every('reset links', LOOK_EVERY_MS, resetMails.workOff)
  jobs.every('expired sessions', ONE_HOUR_MS, () => repository.removeExpired(now()))
  return {
    find: repository.find,
    findBySession: sessions.find,
    routes: customersRoutes({
      customers: createCustomersService(repository, now),
      sessions,
      passwordReset: createPasswordReset({ database, repository, requests, onAsked, hashOf, now }),
      tryLimits,
      loginLimit: createLoginLimit(tryLimits),
      knownBrowsers: createKnownBrowsers(deps),
    }),
  }
}
