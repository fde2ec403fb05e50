import { formatCase } from 'shared-contracts/support/cases/case'
import type { Database } from '../../../db/connection'
import type { Jobs } from '../../../jobs/jobs'
import { type CancellationsDeps, createCancellations } from './cancellations'
import { type CasePhotosDeps, createCasePhotos, forgetOldPhotos } from './case-photos'
import { createCasesRepository } from './cases.repository'
import { casesRoutes } from './cases.routes'
import { type CasesServiceDeps, createCasesService } from './cases.service'

export {
  type CasesRepository,
  createCasesRepository,
  type StoredCase,
  type WholeCase,
} from './cases.repository'
export { shownCase } from './shown-case'

interface CasesDeps
  extends Omit<
    CancellationsDeps & CasePhotosDeps & CasesServiceDeps,
    'repository' | 'inTransaction' | 'adminPageOf' | 'cancel'
  > {
  database: Database
  jobs: Jobs
  /** The origin of the admin, where staff reply. */
  adminOrigin: string
}

const ONE_HOUR_MS = 60 * 60_000

/** Handles customers' requests about their orders: cancellations, problems and returns. */
export function createCases({ database, jobs, adminOrigin, ...given }: CasesDeps) {
  const { inTransaction } = database
  const repository = createCasesRepository(database)
  const adminPageOf = (id: number) => `${adminOrigin}/admin/inbox/cases/${formatCase(id)}`
  const deps = { ...given, repository, inTransaction, adminPageOf }
  const photos = createCasePhotos(deps)
  const service = createCasesService({ ...deps, cancel: createCancellations(deps) })
  jobs.every('old photos of cases', ONE_HOUR_MS, () => forgetOldPhotos(repository, deps.now()))
  return { routes: casesRoutes(service, photos) }
}

/** Returns a lookup of what lists of orders show of their cases. */
export function createCasesLookup(database: Pick<Database, 'connection'>) {
  return createCasesRepository(database).summariesOf
}
