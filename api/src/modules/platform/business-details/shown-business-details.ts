import type { ShopIdentity } from 'shared-contracts/platform/admin/identity-schema'
import type { WithoutAdmin } from '../../../db/without-admin'
import type { Jobs } from '../../../jobs/jobs'
import type { IdentityRepository } from './business-details.repository'
import type { IdentityService } from './business-details.service'

export interface ShownIdentityDeps {
  service: Pick<IdentityService, 'current' | 'unsaid'>
  repository: Pick<IdentityRepository, 'renewLabels'>
  jobs: Jobs
  withoutAdmin: WithoutAdmin
}

const AGAIN_EVERY_MS = 5_000

/** Goes on with what was read last, or else with the settings, where the identity cannot be read. */
export function createShownIdentity({ service, repository, jobs, withoutAdmin }: ShownIdentityDeps) {
  let last = service.unsaid()

  function current(): Promise<ShopIdentity> {
    const read = async () => {
      last = await service.current()
      return last
    }
    return withoutAdmin.go('identity', read, () => last)
  }

  /** Labels that were shown meanwhile are kept by servers and browsers, as if they were whole. */
  async function heal(): Promise<void> {
    if (!withoutAdmin.isBroken('identity')) return
    await current()
    if (!withoutAdmin.isBroken('identity')) await repository.renewLabels()
  }

  jobs.every('identity that could not be read', AGAIN_EVERY_MS, heal)

  return {
    current,
    /** Number of the food licence, once the shop has one. */
    foodLicence: async () => (await current()).foodLicence ?? undefined,
  }
}
