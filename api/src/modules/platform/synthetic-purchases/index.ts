import type { Database } from '../../../db/connection'
import type { Jobs } from '../../../jobs/jobs'
import type { Backlog } from '../health'
import { createSyntheticPurchasesRepository } from './synthetic-purchases.repository'
import { syntheticPurchasesRoutes } from './synthetic-purchases.routes'
import {
  createSyntheticPurchasesService,
  type SyntheticPurchasesServiceDeps,
} from './synthetic-purchases.service'

interface SyntheticPurchasesDeps extends Omit<SyntheticPurchasesServiceDeps, 'repository'> {
  database: Database
  jobs: Jobs
}

const LOOK_EVERY_MS = 5000

/** The shop's side of `npm run check-shop`: refunds its purchases, and records when one last succeeded. */
export function createSyntheticPurchases(deps: SyntheticPurchasesDeps) {
  const { database, jobs, checkEmail } = deps
  const service = createSyntheticPurchasesService({
    ...deps,
    repository: createSyntheticPurchasesRepository(database),
  })
  if (checkEmail) jobs.every('refunds of synthetic purchases', LOOK_EVERY_MS, service.refundAll)
  const age: Backlog = {
    name: 'shop_check_age_seconds',
    help: 'Time since a check of the shop last succeeded',
    count: service.age,
  }
  return { routes: syntheticPurchasesRoutes(service), backlogs: checkEmail ? [age] : [] }
}
