import type { BusinessDetails } from 'shared-contracts/platform/admin/business-details-schema'
import type { WithoutAdmin } from '../../../db/without-admin'
import type { Jobs } from '../../../jobs/jobs'
import type { BusinessDetailsRepository } from './business-details.repository'
import type { BusinessDetailsService } from './business-details.service'

interface ShownBusinessDetailsDeps {
  service: Pick<BusinessDetailsService, 'current' | 'unsaid'>
  repository: Pick<BusinessDetailsRepository, 'renewLabels'>
  jobs: Jobs
  withoutAdmin: WithoutAdmin
}

const AGAIN_EVERY_MS = 5_000

/** Reads the business details to show. Falls back to the last ones read, or to the settings. */
export function createShownBusinessDetails({
  service,
  repository,
  jobs,
  withoutAdmin,
}: ShownBusinessDetailsDeps) {
  let last = service.unsaid()

  function current(): Promise<BusinessDetails> {
    const read = async () => {
      last = await service.current()
      return last
    }
    return withoutAdmin.go('business-details', read, () => last)
  }

  /** After an outage, invalidates labels shown during it: servers and browsers cache them as if complete. */
  async function heal(): Promise<void> {
    if (!withoutAdmin.isBroken('business-details')) return
    await current()
    if (!withoutAdmin.isBroken('business-details')) await repository.renewLabels()
  }

  jobs.every('business details that could not be read', AGAIN_EVERY_MS, heal)

  return {
    current,
    foodLicence: async () => (await current()).foodLicence ?? undefined,
  }
}
