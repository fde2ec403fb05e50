import type { Database } from '../../../db/connection'
import type { WithoutAdmin } from '../../../db/without-admin'
import type { Jobs } from '../../../jobs/jobs'
import { createBusinessDetailsRepository } from './business-details.repository'
import { createBusinessDetailsService } from './business-details.service'
import { createShownBusinessDetails } from './shown-business-details'

interface BusinessDetailsDeps {
  database: Database
  jobs: Jobs
  withoutAdmin: WithoutAdmin
  foodLicence?: string | undefined
  now: () => Date
}

export type BusinessDetailsModule = ReturnType<typeof createBusinessDetails>

/** Who answers for the shop: said in the admin, and on labels and mails from then on. */
export function createBusinessDetails({
  database,
  jobs,
  withoutAdmin,
  foodLicence,
  now,
}: BusinessDetailsDeps) {
  const repository = createBusinessDetailsRepository(database)
  const service = createBusinessDetailsService({ repository, foodLicence, now })
  const shown = createShownBusinessDetails({ service, repository, jobs, withoutAdmin })
  return {
    ...service,
    foodLicence: async () => (await service.current()).foodLicence ?? undefined,
    /** As pages and mails of shoppers say it: they come also where it cannot be read. Not to be asked in a transaction. */
    shown,
  }
}
