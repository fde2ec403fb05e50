import type { AdminShipment } from 'shared-contracts/fulfilment/admin/shipments-schema'
import { cleanAwb } from 'shared-contracts/fulfilment/awb'
import type { LineQuantity } from 'shared-contracts/fulfilment/shipments'
import type { AuditLogSubject } from 'shared-contracts/staff/audit-log-subjects'
import type { InTransaction } from '../../../../db/connection'
import { AppError } from '../../../../errors'
import type { AuditLog, Staff } from '../../../staff'
import {
  type Arrival,
  type Changed,
  computeUndoDeadline,
  type Fulfilment,
  type NewReturn,
  type Shipment,
  trackingLink,
} from '../..'

interface ShipmentWorkDeps {
  fulfilment: Fulfilment
  auditLog: AuditLog
  inTransaction: InTransaction
}

/** A courier and tracking number as typed or scanned. */
interface TypedHandover {
  courier: string
  awb: string
  repeatKey?: string | undefined
}

export type ShipmentWork = ReturnType<typeof createShipmentWork>

export function adminShipment(shipment: Shipment, staff: Pick<Staff, 'id'>): AdminShipment {
  const { id, number, state, version, courier, courierName, awb, shippedAt, deliveredAt, lines } = shipment
  const link = awb ? trackingLink(shipment.trackingAddress, awb) : undefined
  const canUndoUntil = state === 'shipped' && shippedAt && computeUndoDeadline(shippedAt)
  return {
    id,
    number,
    state,
    version,
    ...(courier && { courier }),
    ...(courierName && { courierName }),
    ...(awb && { awb }),
    ...(link && { link }),
    packedBy: shipment.packerName,
    isMine: shipment.packer === staff.id,
    ...(shippedAt && { shippedAt: shippedAt.toISOString() }),
    ...(deliveredAt && { deliveredAt: deliveredAt.toISOString() }),
    ...(canUndoUntil && { undoUntil: canUndoUntil.toISOString() }),
    lines,
  }
}

/** Staff actions on shipments. Each change is written to the audit log in the same transaction. */
export function createShipmentWork({ fulfilment, auditLog, inTransaction }: ShipmentWorkDeps) {
  async function tell(
    what: AuditLogSubject,
    by: Staff,
    { shipment, before, isNews }: Changed,
  ): Promise<void> {
    if (!isNews) return
    const about = { kind: 'order', id: shipment.order } as const
    const entries = { before: before && toAuditLogEntry(before), after: toAuditLogEntry(shipment) }
    await auditLog.write({ by, what, about, ...entries })
  }

  function logged(what: AuditLogSubject, by: Staff, work: () => Promise<Changed>): Promise<AdminShipment> {
    return inTransaction(async () => {
      const changed = await work()
      await tell(what, by, changed)
      return adminShipment(changed.shipment, by)
    })
  }

  return {
    begin: (orderId: string, by: Staff, pieces?: readonly LineQuantity[], id?: string) =>
      logged('shipment-begun', by, () => fulfilment.begin(orderId, by, pieces, id)),

    pack: (id: string, version: number, by: Staff) =>
      logged('shipment-packed', by, () => fulfilment.pack(id, version, by)),

    packOpen: (orderId: string, by: Staff): Promise<void> =>
      inTransaction(async () => {
        for (const changed of await fulfilment.packOpen(orderId, by))
          await tell('shipment-packed', by, changed)
      }),

    cancel: (id: string, version: number, by: Staff) =>
      logged('shipment-cancelled', by, () => fulfilment.cancel(id, version, by)),

    ship: (id: string, version: number, typed: TypedHandover, by: Staff) =>
      logged('shipment-shipped', by, () => fulfilment.ship(id, version, cleaned(typed), by)),

    packAndShip: (orderId: string, typed: TypedHandover, by: Staff, pieces?: readonly LineQuantity[]) =>
      logged('shipment-shipped', by, () => fulfilment.packAndShip(orderId, cleaned(typed), by, pieces)),

    undo: (id: string, version: number, by: Staff) =>
      logged('shipping-undone', by, () => fulfilment.undo(id, version, by)),

    correct: (id: string, version: number, typed: TypedHandover, isTold: boolean, by: Staff) =>
      logged('awb-corrected', by, () => fulfilment.correct(id, version, cleaned(typed), isTold, by)),

    async takeBack(id: string, input: NewReturn, by: Staff): Promise<AdminShipment> {
      return inTransaction(async () => {
        const { shipment, taken, isNews } = await fulfilment.takeBack(id, input, by)
        const about = { kind: 'order', id: shipment.order } as const
        const after = { ...toAuditLogEntry(shipment), lines: taken.lines, return: taken.number }
        if (isNews) await auditLog.write({ by, what: 'return-recorded', about, after, why: taken.note })
        return adminShipment(shipment, by)
      })
    },

    undoReturn: (id: string, by: Staff): Promise<AdminShipment> =>
      inTransaction(async () => {
        const { shipment, taken, isNews } = await fulfilment.undoReturn(id, by)
        const about = { kind: 'order', id: shipment.order } as const
        const before = { shipment: shipment.number, lines: taken.lines, return: taken.number }
        if (isNews) await auditLog.write({ by, what: 'return-undone', about, before })
        return adminShipment(shipment, by)
      }),

    arrived: (id: string, version: number, state: Arrival, by: Staff) =>
      logged(state === 'shipped' ? 'delivery-undone' : `shipment-${state}`, by, () =>
        fulfilment.note(id, version, state, by),
      ),
  }
}

/** @throws AppError INVALID_INPUT for an impossible tracking number */
function cleaned({ awb: typed, ...handover }: TypedHandover) {
  const awb = cleanAwb(typed)
  if (awb) return { ...handover, awb }
  throw new AppError('INVALID_INPUT', 'Check the tracking number.', {
    fields: { awb: 'Enter a valid tracking number: 4 to 40 letters, digits, - or /.' },
  })
}

function toAuditLogEntry({ number, state, courierName, awb, lines }: Shipment) {
  return { shipment: number, state, courier: courierName, awb, lines }
}
