import type { BusinessDetailsEdit } from 'shared-contracts/platform/admin/business-details-schema'
import type { Database } from '../../../../db/connection'
import { changedMeanwhile } from '../../../../errors'
import type { AuditLog, Staff } from '../../../staff'
import type { BusinessDetailsModule } from '../../business-details'
import { businessDetailsRoutes } from './business-details.routes'

interface AdminBusinessDetailsDeps {
  database: Database
  auditLog: Pick<AuditLog, 'write'>
  businessDetails: BusinessDetailsModule
}

export function createAdminBusinessDetails({
  database,
  auditLog,
  businessDetails,
}: AdminBusinessDetailsDeps) {
  /** @throws AppError CHANGED_MEANWHILE if somebody else has edited them; nothing is saved then */
  async function change(edit: BusinessDetailsEdit, by: Staff) {
    await database.inTransaction(async () => {
      const change = await businessDetails.change(edit, by.name, ({ name, at }) => changedMeanwhile(name, at))
      const about = { kind: 'business-details', id: 'shop' } as const
      if (change) await auditLog.write({ by, what: 'business-details-changed', about, ...change })
    })
    return businessDetails.forAdmin()
  }

  return { routes: businessDetailsRoutes({ read: businessDetails.forAdmin, change }) }
}
