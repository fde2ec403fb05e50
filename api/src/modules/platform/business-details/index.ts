import type { Database } from '../../../db/connection'
import type { WithoutAdmin } from '../../../db/without-admin'
import type { Jobs } from '../../../jobs/jobs'
import { createIdentityRepository } from './business-details.repository'
import { createIdentityService } from './business-details.service'
import { createShownIdentity } from './shown-business-details'

export interface IdentityDeps {
  database: Database
  jobs: Jobs
  withoutAdmin: WithoutAdmin
  /** Number of the shop's food licence, as the setting says it. */
  foodLicence?: string | undefined
  now: () => Date
}

export type Identity = ReturnType<typeof createIdentity>

/** Who answers for the shop: said in the admin, and on labels and mails from then on. */
export function createIdentity({ database, jobs, withoutAdmin, foodLicence, now }: IdentityDeps) {
  const repository = createIdentityRepository(database)
  const service = createIdentityService({ repository, foodLicence, now })
  const shown = createShownIdentity({ service, repository, jobs, withoutAdmin })
  return {
    ...service,
    /** Number of the food licence, once the shop has one. */
    foodLicence: async () => (await service.current()).foodLicence ?? undefined,
    /** As pages and mails of shoppers say it: they come also where it cannot be read. Not to be asked in a transaction. */
    shown,
  }
}
