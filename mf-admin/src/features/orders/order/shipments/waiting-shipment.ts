import type { AdminShipment } from 'shared-contracts/fulfilment/admin/shipments-schema'
import type { AdminOrder } from 'shared-contracts/orders/admin/orders-schema'

/** Returns the shipment to continue with: a packed one, or else one that is being packed. */
export function waitingShipment({ shipments }: Pick<AdminOrder, 'shipments'>): AdminShipment | undefined {
  return (
    shipments.find(({ state }) => state === 'packed') ?? shipments.find(({ state }) => state === 'packing')
  )
}
