import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Database } from '../../../db/connection'
import type { AttemptLimits } from '../../../http/limits/attempt-limits'
import type { Jobs } from '../../../jobs/jobs'
import type { Customers } from '..'
import { createCasesOfRepository } from './cases.repository'
import { createDataOfAddress } from './data-of-address'
import { createOfAddressRepository } from './data-of-address.repository'
import { createPackedRepository } from './packed.repository'
import { createPrivacyRepository } from './privacy.repository'
import { privacyRoutes } from './privacy.routes'
import { createPrivacyService, type PrivacyServiceDeps } from './privacy.service'

export type { DataOfAddress } from './data-of-address'

interface PrivacyDeps
  extends Pick<
    PrivacyServiceDeps,
    'outbox' | 'fulfilment' | 'documentsOf' | 'reviewsOf' | 'forgetReviews' | 'emptyOldMessages' | 'now'
  > {
  database: Database
  customers: Pick<Customers, 'verifyPassword' | 'noteLanguage'>
  attemptLimits: Pick<AttemptLimits, 'proofs'>
  jobs: Jobs
}

const ONE_HOUR_MS = 60 * 60_000

/** Data export and account deletion, across everything that is stored about a customer. */
export function createPrivacy(deps: PrivacyDeps) {
  const { database, customers, attemptLimits, jobs } = deps
  const privacy = createPrivacyService({
    ...deps,
    repository: createPrivacyRepository(database),
    ...createPackedRepository(database),
    ...createCasesOfRepository(database),
    inTransaction: database.inTransaction,
    verifyPassword: customers.verifyPassword,
  })
  jobs.every('accounts that are gone', ONE_HOUR_MS, privacy.forget)
  const routes: FastifyPluginAsyncZod = async (app) => {
    app.addHook('preHandler', customers.noteLanguage)
    await app.register(privacyRoutes({ privacy, proofs: attemptLimits.proofs }))
  }
  const ofAddress = createDataOfAddress({
    ...privacy,
    repository: createOfAddressRepository(database),
    dropMailsTo: deps.outbox.dropTo,
  })
  return { routes, ofAddress }
}
