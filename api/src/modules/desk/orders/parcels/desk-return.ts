import type { DeskReturn } from 'shared-contracts/domain/desk/orders/parcels-schema'
import type { Return } from '../../../shipments'

/** A return as somebody at the desk sees it. */
export function deskReturn({ id, number, shipment, isUndelivered, at, by, note, lines }: Return): DeskReturn {
  return { id, number, parcel: shipment, isUndelivered, at: at.toISOString(), by, note, lines }
}
