import type { CourierChange, CourierToKeep } from 'shared-contracts/fulfilment/admin/couriers-schema'
import type * as z from 'zod/mini'
import type { InTransaction } from '../../../../db/connection'
import type { AuditLog, Staff } from '../../../staff'
import type { Courier, Fulfilment } from '../..'

interface CourierListDeps {
  couriers: Fulfilment['couriers']
  auditLog: AuditLog
  inTransaction: InTransaction
  now: () => Date
}

export type CourierList = ReturnType<typeof createCourierList>

export function createCourierList({ couriers, auditLog, inTransaction, now }: CourierListDeps) {
  function add(courier: z.infer<typeof CourierToKeep>, by: Staff): Promise<Courier> {
    return inTransaction(async () => {
      const added = await couriers.add({ ...courier, changedAt: now(), changedBy: by.name })
      const about = { kind: 'courier', id: added.id } as const
      await auditLog.write({ by, what: 'courier-added', about, after: toLogged(added) })
      return added
    })
  }

  function change(
    id: string,
    { version, ...to }: z.infer<typeof CourierChange>,
    by: Staff,
  ): Promise<Courier> {
    return inTransaction(async () => {
      const before = await couriers.find(id)
      const changed = await couriers.change(id, version, { ...to, changedAt: now(), changedBy: by.name })
      const about = { kind: 'courier', id } as const
      await auditLog.write({
        by,
        what: 'courier-changed',
        about,
        before: toLogged(before),
        after: toLogged(changed),
      })
      return changed
    })
  }

  return { all: couriers.all, add, change }
}

function toLogged({ name, trackingAddress, isOffered }: Courier) {
  return { name, trackingAddress, isOffered }
}
