import type { AdminShipment } from 'shared-contracts/fulfilment/admin/shipments-schema'
import type { OrderToPack } from 'shared-contracts/fulfilment/admin/to-pack-schema'

export type OrderToShip = Pick<OrderToPack, 'id' | 'open' | 'lines'>

/** What the sheet is for: a shipment, the rest of an order or a part of it, or the correction of what has left. */
export type ToShip =
  | { kind: 'order'; order: OrderToShip }
  | { kind: 'shipment'; shipment: AdminShipment }
  | { kind: 'correction'; shipment: AdminShipment }
