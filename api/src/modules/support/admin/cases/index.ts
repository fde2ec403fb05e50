import type { Database } from '../../../../db/connection'
import { createCasesRepository } from '../../cases'
import { createAdminCasesRepository } from './admin-cases.repository'
import { adminCasesRoutes } from './admin-cases.routes'
import { type AdminCasesServiceDeps, createAdminCasesService } from './admin-cases.service'

interface AdminCasesDeps extends Pick<AdminCasesServiceDeps, 'orders' | 'auditLog' | 'now'> {
  database: Database
}

export function createAdminCases({ database, ...deps }: AdminCasesDeps) {
  const { inTransaction } = database
  const repository = createCasesRepository(database)
  const listed = createAdminCasesRepository(database)
  const service = createAdminCasesService({ ...deps, repository, listed, inTransaction })
  return { routes: adminCasesRoutes(service), countOpen: listed.countOpen }
}
