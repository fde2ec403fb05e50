import { canShipmentBecome, type ShipmentState } from '../fulfilment/shipments'

/** Whether any shipment of an order has been handed over, even if it came back: the order can't be cancelled then. */
export function hasAnyLeft(shipments: readonly { state: ShipmentState }[]): boolean {
  return shipments.some(({ state }) => state !== 'cancelled' && !canShipmentBecome(state, 'cancelled'))
}
