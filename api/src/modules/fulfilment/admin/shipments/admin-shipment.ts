import type { AdminParcel } from 'shared-contracts/fulfilment/admin/parcels-schema'
import type { Staff } from '../../../staff'
import { type Parcel, trackingLink, undoUntil } from '../..'

/** A parcel as somebody in the admin sees it. */
export function adminParcel(parcel: Parcel, staff: Pick<Staff, 'id'>): AdminParcel {
  const { id, number, state, version, courier, courierName, awb, shippedAt, deliveredAt, lines } = parcel
  const link = awb ? trackingLink(parcel.trackingAddress, awb) : undefined
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
    packedBy: parcel.packerName,
    isMine: parcel.packer === staff.id,
    ...(shippedAt && { shippedAt: shippedAt.toISOString() }),
    ...(deliveredAt && { deliveredAt: deliveredAt.toISOString() }),
    ...(canUndoUntil && { undoUntil: canUndoUntil.toISOString() }),
    lines,
  }
}
