import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Database } from '../../db/connection'
import type { TryLimits } from '../../http/try-limits'
import type { Jobs } from '../../jobs/jobs'
import type { Customers } from '../customers'
import { createPrivacyRepository } from './privacy.repository'
import { privacyRoutes } from './privacy.routes'
import { createPrivacyService, type PrivacyServiceDeps } from './privacy.service'

export interface PrivacyDeps extends Pick<PrivacyServiceDeps, 'outbox' | 'emptyOldMessages' | 'now'> {
  database: Database
  customers: Pick<Customers, 'prove'>
  tryLimits: Pick<TryLimits, 'proofs'>
  jobs: Jobs
}

const ONE_HOUR_MS = 60 * 60_000

/** Data export and account deletion, across everything that is stored of a customer. */
export function createPrivacy(deps: PrivacyDeps): { routes: FastifyPluginAsyncZod } {
  const { database, customers, tryLimits, jobs } = deps
  const privacy = createPrivacyService({
    ...deps,
    repository: createPrivacyRepository(database),
    inTransaction: database.inTransaction,
    prove: customers.prove,
  })
  jobs.every('accounts that are gone', ONE_HOUR_MS, privacy.forget)
  return { routes: privacyRoutes({ privacy, proofs: tryLimits.proofs }) }
}
