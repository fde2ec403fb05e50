import type { IdentityEdit } from 'shared-contracts/platform/admin/identity-schema'
import { changedMeanwhile } from '../../../../changed-meanwhile'
import type { Database } from '../../../../db/connection'
import type { AuditLog, Staff } from '../../../staff'
import type { Identity } from '../../business-details'
import { identityRoutes } from './business-details.routes'

export interface AdminIdentityDeps {
  database: Database
  auditLog: Pick<AuditLog, 'write'>
  identity: Identity
}

/** Who answers for the shop, said in the admin. */
export function createAdminIdentity({ database, auditLog, identity }: AdminIdentityDeps) {
  /** @throws AppError CHANGED_MEANWHILE; then nothing has changed */
  async function change(edit: IdentityEdit, by: Staff) {
    await database.inTransaction(async () => {
      const change = await identity.change(edit, by.name, ({ name, at }) => changedMeanwhile(name, at))
      const about = { kind: 'identity', id: 'shop' } as const
      if (change) await auditLog.write({ by, what: 'identity-changed', about, ...change })
    })
    return identity.forAdmin()
  }

  return { routes: identityRoutes({ read: identity.forAdmin, change }) }
}
