import type { AdminShipment } from 'shared-contracts/fulfilment/admin/shipments-schema'
import type { Staff } from '../../../staff'
import { type Shipment, trackingLink, undoUntil } from '../..'

/** A shipment as somebody in the admin sees it. */
export function adminShipment(shipment: Shipment, staff: Pick<Staff, 'id'>): AdminShipment {
  const { id, number, state, version, courier, courierName, awb, shippedAt, deliveredAt, lines } = shipment
  const link = awb ? trackingLink(shipment.trackingAddress, awb) : undefined
  const canUndoUntil = state === 'shipped' && shippedAt && undoUntil(shippedAt)
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
