import type { Config } from '../../app/config'
import type { Database } from '../../db/connection'
import type { Jobs } from '../../jobs/jobs'
import { createAnalyticsRepository } from './analytics.repository'
import { analyticsRoutes } from './analytics.routes'
import { createAnalyticsService } from './analytics.service'

const FORGET_EVERY_MS = 24 * 3_600_000

interface AnalyticsDeps extends Pick<Config, 'internalKey'> {
  database: Database
  jobs: Jobs
  now: () => Date
}

/** The shop's own analytics: daily counts, without cookies or third parties. */
export function createAnalytics({ database, jobs, internalKey, now }: AnalyticsDeps) {
  const service = createAnalyticsService(createAnalyticsRepository(database), now)
  jobs.every('old analytics', FORGET_EVERY_MS, service.forgetOld)
  return { routes: analyticsRoutes(service, internalKey), table: service.table, steps: service.steps }
}

export type Analytics = ReturnType<typeof createAnalytics>
