import { isDeepStrictEqual } from 'node:util'
import {
  type AdminIdentity,
  type IdentityEdit,
  MissingIdentity,
  type ShopIdentity,
} from 'shared-contracts/platform/admin/identity-schema'
import { type IdentityRepository, nobodySaid, type SaidIdentity } from './business-details.repository'

export interface IdentityServiceDeps {
  repository: IdentityRepository
  /** As the setting of the server says it, until the admin says another. */
  foodLicence: string | undefined
  now: () => Date
}

/** What a change of the identity did. */
export interface IdentityChange {
  before: Partial<ShopIdentity>
  after: Partial<ShopIdentity>
}

export type IdentityService = ReturnType<typeof createIdentityService>

export function createIdentityService({ repository, foodLicence, now }: IdentityServiceDeps) {
  /** As it is in force. */
  async function current(): Promise<ShopIdentity> {
    return inForce((await repository.read()).identity)
  }

  function inForce(identity: ShopIdentity): ShopIdentity {
    return { ...identity, foodLicence: identity.foodLicence ?? foodLicence ?? null }
  }

  async function forAdmin(): Promise<AdminIdentity> {
    const { identity, version } = await repository.read()
    const shown = inForce(identity)
    return { ...shown, version, missing: MissingIdentity.options.filter((field) => shown[field] === null) }
  }

  /**
   * Stores what is named, in the caller's transaction.
   * @param refuse makes the error where somebody else has changed it since it was seen
   * @returns what it changed; undefined where it is so already
   */
  async function change(
    { version, ...edit }: IdentityEdit,
    by: string,
    refuse: (by: NonNullable<SaidIdentity['by']>) => Error,
  ): Promise<IdentityChange | undefined> {
    await repository.hold()
    const said = await repository.read()
    const wanted = { ...said.identity, ...edit }
    if (isDeepStrictEqual(wanted, said.identity)) return undefined
    if (said.version !== version) throw refuse(said.by ?? { name: 'Somebody', at: now() })
    await repository.add(wanted, by, now())
    const changed = MissingIdentity.options.filter((field) => wanted[field] !== said.identity[field])
    const of = (identity: ShopIdentity) =>
      Object.fromEntries(changed.map((field) => [field, identity[field]]))
    return { before: of(said.identity), after: of(wanted) }
  }

  return { current, unsaid: () => inForce(nobodySaid), forAdmin, change }
}
