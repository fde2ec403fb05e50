import type { Database } from '../../db/connection'
import type { WithoutDesk } from '../../db/without-desk'
import type { Jobs } from '../../jobs/jobs'
import { createIdentityRepository } from './identity.repository'
import { createIdentityService } from './identity.service'
import { createShownIdentity } from './shown-identity'

export interface IdentityDeps {
  database: Database
  jobs: Jobs
  withoutDesk: WithoutDesk
  /** Number of the shop's food licence, as the setting says it. */
  foodLicence?: string | undefined
  now: () => Date
}

export type Identity = ReturnType<typeof createIdentity>

/** Who answers for the shop: said at the desk, and on labels and mails from then on. */
export function createIdentity({ database, jobs, withoutDesk, foodLicence, now }: IdentityDeps) {
  const repository = createIdentityRepository(database)
  const service = createIdentityService({ repository, foodLicence, now })
  const shown = createShownIdentity({ service, repository, jobs, withoutDesk })
  return {
    ...service,
    /** Number of the food licence, once the shop has one. */
    foodLicence: async () => (await service.current()).foodLicence ?? undefined,
    /** As pages and mails of shoppers say it: they come also where it cannot be read. Not to be asked in a transaction. */
    shown,
  }
}
