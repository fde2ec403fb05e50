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

/** The business details, edited in the admin and shown on labels and in mails. */
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
    /** The details for pages and mails, or a fallback if they cannot be read. Do not call in a transaction. */
    shown,
  }
}
