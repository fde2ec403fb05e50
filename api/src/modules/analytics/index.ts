import type { Config } from '../../config'
import type { Database } from '../../db/connection'
import type { Jobs } from '../../jobs/jobs'
import { createNumbersRepository } from './analytics.repository'
import { numbersRoutes } from './analytics.routes'
import { createNumbersService } from './analytics.service'

const FORGET_EVERY_MS = 24 * 3_600_000

export interface NumbersDeps extends Pick<Config, 'internalKey'> {
  database: Database
  jobs: Jobs
  now: () => Date
}

/** The shop's own figures: sums for each day, without cookies or third parties. */
export function createNumbers({ database, jobs, internalKey, now }: NumbersDeps) {
  const service = createNumbersService(createNumbersRepository(database), now)
  jobs.every('old numbers', FORGET_EVERY_MS, service.forgetOld)
  return { routes: numbersRoutes(service, internalKey), table: service.table, steps: service.steps }
}

export type Numbers = ReturnType<typeof createNumbers>
