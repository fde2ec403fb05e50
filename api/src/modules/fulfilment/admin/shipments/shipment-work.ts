import type { AdminParcel } from 'shared-contracts/fulfilment/admin/parcels-schema'
import { cleanAwb } from 'shared-contracts/fulfilment/awb'
import type { Pieces } from 'shared-contracts/fulfilment/parcels'
import type { AuditLogSubject } from 'shared-contracts/staff/audit-log-subjects'
import type { InTransaction } from '../../../../db/connection'
import { AppError } from '../../../../errors'
import type { AuditLog, Staff } from '../../../staff'
import type { Arrival, Changed, NewReturn, Parcel, Shipments } from '../..'
import { adminParcel } from './admin-shipment'

export interface ParcelWorkDeps {
  shipments: Shipments
  auditLog: AuditLog
  inTransaction: InTransaction
}

/** A courier and number as they were typed or scanned. */
export interface TypedHandover {
  courier: string
  awb: string
  repeatKey?: string | undefined
}

export type ParcelWork = ReturnType<typeof createParcelWork>

/** What people in the admin do with parcels. Each change is told in the audit log, in the same transaction. */
export function createParcelWork({ shipments, auditLog, inTransaction }: ParcelWorkDeps) {
  function told(what: AuditLogSubject, by: Staff, work: () => Promise<Changed>): Promise<AdminParcel> {
    return inTransaction(async () => {
      const { parcel, before, isNews } = await work()
      const about = { kind: 'order', id: parcel.order } as const
      if (isNews)
        await auditLog.write({
          by,
          what,
          about,
          before: before && toAuditLogEntry(before),
          after: toAuditLogEntry(parcel),
        })
      return adminParcel(parcel, by)
    })
  }

  return {
    begin: (orderId: string, by: Staff, pieces?: readonly Pieces[], id?: string) =>
      told('parcel-begun', by, () => shipments.begin(orderId, by, pieces, id)),

    pack: (id: string, version: number, by: Staff) =>
      told('parcel-packed', by, () => shipments.pack(id, version, by)),

    cancel: (id: string, version: number, by: Staff) =>
      told('parcel-cancelled', by, () => shipments.cancel(id, version, by)),

    ship: (id: string, version: number, typed: TypedHandover, by: Staff) =>
      told('parcel-shipped', by, () => shipments.ship(id, version, cleaned(typed), by)),

    packAndShip: (orderId: string, typed: TypedHandover, by: Staff, pieces?: readonly Pieces[]) =>
      told('parcel-shipped', by, () => shipments.packAndShip(orderId, cleaned(typed), by, pieces)),

    undo: (id: string, version: number, by: Staff) =>
      told('shipping-undone', by, () => shipments.undo(id, version, by)),

    correct: (id: string, version: number, typed: TypedHandover, isTold: boolean, by: Staff) =>
      told('awb-corrected', by, () => shipments.correct(id, version, cleaned(typed), isTold, by)),

    async takeBack(id: string, input: NewReturn, by: Staff): Promise<AdminParcel> {
      return inTransaction(async () => {
        const { parcel, taken, isNews } = await shipments.takeBack(id, input, by)
        const about = { kind: 'order', id: parcel.order } as const
        const after = { ...toAuditLogEntry(parcel), lines: taken.lines, return: taken.number }
        if (isNews) await auditLog.write({ by, what: 'return-recorded', about, after, why: taken.note })
        return adminParcel(parcel, by)
      })
    },

    undoReturn: (id: string, by: Staff): Promise<AdminParcel> =>
      inTransaction(async () => {
        const { parcel, taken, isNews } = await shipments.undoReturn(id, by)
        const about = { kind: 'order', id: parcel.order } as const
        const before = { parcel: parcel.number, lines: taken.lines, return: taken.number }
        if (isNews) await auditLog.write({ by, what: 'return-undone', about, before })
        return adminParcel(parcel, by)
      }),

    arrived: (id: string, version: number, state: Arrival, by: Staff) =>
      told(`parcel-${state}`, by, () => shipments.note(id, version, state, by)),
  }
}

/** @throws AppError INVALID_INPUT for what can be no tracking number */
function cleaned({ awb: typed, ...handover }: TypedHandover) {
  const awb = cleanAwb(typed)
  if (awb) return { ...handover, awb }
  throw new AppError('INVALID_INPUT', 'Please check the tracking number.', {
    fields: { awb: 'Letters, digits, - and /, at least four of them.' },
  })
}

function toAuditLogEntry({ number, state, courierName, awb, lines }: Parcel) {
  return { parcel: number, state, courier: courierName, awb, lines }
}
