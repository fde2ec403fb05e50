import type { IdentityEdit } from 'shared-contracts/domain/desk/catalogue/identity-schema'
import { changedMeanwhile } from '../../../changed-meanwhile'
import type { Database } from '../../../db/connection'
import type { Identity } from '../../identity'
import type { Staff } from '../door/guard/staff-of'
import type { Journal } from '../journal/journal'
import { identityRoutes } from './identity.routes'

export interface DeskIdentityDeps {
  database: Database
  journal: Pick<Journal, 'write'>
  identity: Identity
}

/** Who answers for the shop, said at the desk. */
export function createDeskIdentity({ database, journal, identity }: DeskIdentityDeps) {
  /** @throws AppError CHANGED_MEANWHILE; then nothing has changed */
  async function change(edit: IdentityEdit, by: Staff) {
    await database.inTransaction(async () => {
      const change = await identity.change(edit, by.name, ({ name, at }) => changedMeanwhile(name, at))
      const about = { kind: 'identity', id: 'shop' } as const
      if (change) await journal.write({ by, what: 'identity-changed', about, ...change })
    })
    return identity.forDesk()
  }

  return { routes: identityRoutes({ read: identity.forDesk, change }) }
}
