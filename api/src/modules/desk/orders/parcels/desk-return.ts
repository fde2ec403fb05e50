import type { DeskReturn } from 'shared-contracts/domain/desk/orders/parcels-schema'
import { type Return, undoUntil } from '../../../shipments'

/** A return as somebody at the desk sees it. */
export function deskReturn({ id, number, shipment, isUndelivered, at, by, note, lines }: Return): DeskReturn {
  const shown = { id, number, parcel: shipment, isUndelivered, by, note, lines }
  return { ...shown, at: at.toISOString(), undoUntil: undoUntil(at).toISOString() }
}
