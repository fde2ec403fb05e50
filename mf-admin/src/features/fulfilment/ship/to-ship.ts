import type { AdminShipment } from 'shared-contracts/fulfilment/admin/shipments-schema'
import type { OrderToPack } from 'shared-contracts/fulfilment/admin/to-pack-schema'

export type OrderToShip = Pick<OrderToPack, 'id' | 'open' | 'lines'>

/** The purpose of the sheet: a shipment, the rest or a part of an order, or a correction after shipping. */
export type ToShip =
  | { kind: 'order'; order: OrderToShip }
  | { kind: 'shipment'; shipment: AdminShipment }
  | { kind: 'correction'; shipment: AdminShipment }
