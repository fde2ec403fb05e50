import type { AdminShipment } from 'shared-contracts/fulfilment/admin/shipments-schema'
import type { OrderToPack } from 'shared-contracts/fulfilment/admin/to-pack-schema'

export type OrderToShip = Pick<OrderToPack, 'id' | 'open' | 'lines'>

/** A packed shipment, all or some of an order's open items, or the correction of a shipment that has left. */
export type ToShip =
  | { kind: 'order'; order: OrderToShip }
  | { kind: 'shipment'; shipment: AdminShipment }
  | { kind: 'correction'; shipment: AdminShipment }
