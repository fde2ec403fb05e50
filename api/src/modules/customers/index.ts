import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Database } from '../../db/connection'
import { TRIES_WINDOW_MS } from '../../http/rate-limit'
import { hashOf, SESSION_SECONDS } from '../../http/session'
import { createTries } from '../../http/tries'
import type { Jobs } from '../../jobs/jobs'
import type { Outbox } from '../../mail/outbox'
import { createCustomerSessions } from './customer-sessions'
import { type Customer, createCustomersRepository } from './customers.repository'
import { customersRoutes } from './customers.routes'
import { createCustomersService } from './customers.service'
import { createPasswordReset } from './password-reset'

export interface CustomersDeps {
  database: Database
  outbox: Outbox
  jobs: Jobs
  publicOrigin: string
  /** Failed logins, and mails asked for, per address in 15 minutes. */
  triesPerAddress: number
  now: () => Date
}

export interface Customers {
  find: (id: string) => Promise<Customer | undefined>
  /** @param hash of the session cookie */
  findBySession: (hash: string) => Promise<string | null>
  routes: FastifyPluginAsyncZod
}

const ONE_HOUR_MS = 60 * 60_000

/** Accounts, sessions and forgotten passwords. */
export function createCustomers(deps: CustomersDeps): Customers {
  const { database, outbox, jobs, publicOrigin, triesPerAddress, now } = deps
  const repository = createCustomersRepository(database)
  const sessions = createCustomerSessions({ repository, hashOf, lifetimeMs: SESSION_SECONDS * 1000, now })
  jobs.every('expired sessions', ONE_HOUR_MS, () => repository.removeExpired(now()))
  return {
    find: repository.find,
    findBySession: sessions.find,
    routes: customersRoutes({
      customers: createCustomersService(repository, now),
      sessions,
      passwordReset: createPasswordReset({
        repository,
        inTransaction: database.inTransaction,
        outbox,
        publicOrigin,
        hashOf,
        now,
      }),
      tries: createTries({ most: triesPerAddress, windowMs: TRIES_WINDOW_MS, now }),
    }),
  }
}
