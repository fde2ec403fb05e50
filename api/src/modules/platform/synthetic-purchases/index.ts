import type { Database } from '../../../db/connection'
import type { Jobs } from '../../../jobs/jobs'
import type { Backlog } from '../health'
import { createChecksRepository } from './synthetic-purchases.repository'
import { checksRoutes } from './synthetic-purchases.routes'
import { type ChecksServiceDeps, createChecksService } from './synthetic-purchases.service'

export interface ChecksDeps extends Omit<ChecksServiceDeps, 'repository'> {
  database: Database
  jobs: Jobs
}

const LOOK_EVERY_MS = 5000

/** What the shop itself does for `npm run check-shop`: gives its money back, and tells when one last went well. */
export function createChecks(deps: ChecksDeps) {
  const { database, jobs, checkEmail } = deps
  const service = createChecksService({ ...deps, repository: createChecksRepository(database) })
  if (checkEmail) jobs.every('money of checks', LOOK_EVERY_MS, service.refundAll)
  const age: Backlog = {
    name: 'shop_check_age_seconds',
    help: 'Time since a check of the shop last went well',
    count: service.age,
  }
  return { routes: checksRoutes(service), backlogs: checkEmail ? [age] : [] }
}
