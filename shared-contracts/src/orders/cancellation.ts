import { canShipmentBecome, type ShipmentState } from '../fulfilment/shipments'

/** True if any shipment of an order has left, even if it came back. The order can't be cancelled then. */
export function hasAnyLeft(shipments: readonly { state: ShipmentState }[]): boolean {
  return shipments.some(({ state }) => state !== 'cancelled' && !canShipmentBecome(state, 'cancelled'))
}
