import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Database } from '../../../../db/connection'
import type { Jobs } from '../../../../jobs/jobs'
import { createSettingsRepository } from './settings.repository'
import { settingsRoutes } from './settings.routes'
import { createSettingsService, type SettingsServiceDeps } from './settings.service'

interface SettingsDeps extends Pick<SettingsServiceDeps, 'auditLog' | 'tellOwners' | 'now'> {
  database: Database
  jobs: Pick<Jobs, 'every'>
  publicOrigin: string
}

const ONE_MINUTE_MS = 60_000

/** Owners' settings for the admin, such as the limits above which a refund needs a second person. */
export function createSettings({ database, jobs, publicOrigin, ...deps }: SettingsDeps) {
  const settings = createSettingsService({
    ...deps,
    repository: createSettingsRepository(database),
    inTransaction: database.inTransaction,
    settingsUrl: `${publicOrigin}/admin/settings`,
  })
  jobs.every('looser limits that are due', ONE_MINUTE_MS, settings.carryOutDue)
  const routes: FastifyPluginAsyncZod = settingsRoutes(settings)
  return { ...settings, routes }
}
