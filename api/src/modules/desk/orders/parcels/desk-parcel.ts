import type { DeskParcel } from 'shared-contracts/domain/desk/orders/parcels-schema'
import { type Parcel, trackingLink, UNDO_MS } from '../../../shipments'
import type { Staff } from '../../door/guard/staff-of'

/** A parcel as somebody at the desk sees it. */
export function deskParcel(parcel: Parcel, staff: Pick<Staff, 'id'>): DeskParcel {
  const { id, number, state, version, courier, courierName, awb, shippedAt, deliveredAt, lines } = parcel
  const link = awb ? trackingLink(parcel.trackingAddress, awb) : undefined
  const undoUntil = state === 'shipped' && shippedAt && new Date(shippedAt.getTime() + UNDO_MS)
  return {
    id,
    number,
    state,
    version,
    ...(courier && { courier }),
    ...(courierName && { courierName }),
    ...(awb && { awb }),
    ...(link && { link }),
    packedBy: parcel.packerName,
    isMine: parcel.packer === staff.id,
    ...(shippedAt && { shippedAt: shippedAt.toISOString() }),
    ...(deliveredAt && { deliveredAt: deliveredAt.toISOString() }),
    ...(undoUntil && { undoUntil: undoUntil.toISOString() }),
    lines,
  }
}
