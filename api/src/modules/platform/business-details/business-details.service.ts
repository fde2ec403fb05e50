import { isDeepStrictEqual } from 'node:util'
import {
  type AdminBusinessDetails,
  type BusinessDetails,
  type BusinessDetailsEdit,
  MissingBusinessDetails,
} from 'shared-contracts/platform/admin/business-details-schema'
import {
  type BusinessDetailsRepository,
  emptyBusinessDetails,
  type StatedBusinessDetails,
} from './business-details.repository'

interface BusinessDetailsServiceDeps {
  repository: BusinessDetailsRepository
  /** The licence from the server's configuration, used while none is entered in the admin. */
  foodLicence: string | undefined
  now: () => Date
}

interface BusinessDetailsChange {
  before: Partial<BusinessDetails>
  after: Partial<BusinessDetails>
}

export type BusinessDetailsService = ReturnType<typeof createBusinessDetailsService>

export function createBusinessDetailsService({ repository, foodLicence, now }: BusinessDetailsServiceDeps) {
  async function current(): Promise<BusinessDetails> {
    return inForce((await repository.read()).businessDetails)
  }

  function inForce(businessDetails: BusinessDetails): BusinessDetails {
    return { ...businessDetails, foodLicence: businessDetails.foodLicence ?? foodLicence ?? null }
  }

  async function forAdmin(): Promise<AdminBusinessDetails> {
    const { businessDetails, version } = await repository.read()
    const shown = inForce(businessDetails)
    return {
      ...shown,
      version,
      missing: MissingBusinessDetails.options.filter((field) => shown[field] === null),
    }
  }

  /** Call in a transaction. @param refuse makes the error for an old version @returns undefined if unchanged */
  async function change(
    { version, ...edit }: BusinessDetailsEdit,
    by: string,
    refuse: (by: NonNullable<StatedBusinessDetails['by']>) => Error,
  ): Promise<BusinessDetailsChange | undefined> {
    await repository.hold()
    const said = await repository.read()
    const wanted = { ...said.businessDetails, ...edit }
    if (isDeepStrictEqual(wanted, said.businessDetails)) return undefined
    if (said.version !== version) throw refuse(said.by ?? { name: 'Somebody', at: now() })
    await repository.add(wanted, by, now())
    const changed = MissingBusinessDetails.options.filter(
      (field) => wanted[field] !== said.businessDetails[field],
    )
    const of = (businessDetails: BusinessDetails) =>
      Object.fromEntries(changed.map((field) => [field, businessDetails[field]]))
    return { before: of(said.businessDetails), after: of(wanted) }
  }

  return { current, unsaid: () => inForce(emptyBusinessDetails), forAdmin, change }
}
