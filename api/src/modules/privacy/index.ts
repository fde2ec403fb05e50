import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Database } from '../../db/connection'
import type { TryLimits } from '../../http/try-limits'
import type { Jobs } from '../../jobs/jobs'
import type { Outbox } from '../../mail/outbox'
import type { Customers } from '../customers'
import { createPrivacyRepository } from './privacy.repository'
import { privacyRoutes } from './privacy.routes'
import { createPrivacyService } from './privacy.service'

export interface PrivacyDeps {
  database: Database
  customers: Pick<Customers, 'prove'>
  tryLimits: Pick<TryLimits, 'proofs'>
  outbox: Outbox
  jobs: Jobs
  now: () => Date
}

const ONE_HOUR_MS = 60 * 60_000

/** Data export and account deletion, across everything that is stored of a customer. */
export function createPrivacy(deps: PrivacyDeps): { routes: FastifyPluginAsyncZod } {
  const { database, customers, tryLimits, outbox, jobs, now } = deps
  const privacy = createPrivacyService({
    repository: createPrivacyRepository(database),
    inTransaction: database.inTransaction,
    prove: customers.prove,
    outbox,
    now,
  })
  jobs.every('accounts that are gone', ONE_HOUR_MS, privacy.forget)
  return { routes: privacyRoutes({ privacy, proofs: tryLimits.proofs }) }
}
