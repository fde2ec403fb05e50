import type { AdminReturn } from 'shared-contracts/fulfilment/admin/shipments-schema'
import { type Return, undoUntil } from '../..'

/** A return as somebody in the admin sees it. */
export function adminReturn({
  id,
  number,
  shipment,
  isUndelivered,
  at,
  by,
  note,
  lines,
}: Return): AdminReturn {
  const shown = { id, number, shipment: shipment, isUndelivered, by, note, lines }
  return { ...shown, at: at.toISOString(), undoUntil: undoUntil(at).toISOString() }
}
