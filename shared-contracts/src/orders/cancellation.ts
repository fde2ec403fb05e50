import { canShipmentBecome, type ShipmentState } from '../fulfilment/shipments'

/** True if any shipment of an order has been handed over, even if it came back: then the order can't be cancelled. */
export function hasAnyLeft(shipments: readonly { state: ShipmentState }[]): boolean {
  return shipments.some(({ state }) => state !== 'cancelled' && !canShipmentBecome(state, 'cancelled'))
}
