import type { AdminParcel } from 'shared-contracts/fulfilment/admin/parcels-schema'
import type { OrderToPack } from 'shared-contracts/fulfilment/admin/to-pack-schema'

export type OrderToShip = Pick<OrderToPack, 'id' | 'open' | 'lines'>

/** What the sheet is for: a parcel, the rest of an order or a part of it, or the correction of what has left. */
export type ToShip =
  | { kind: 'order'; order: OrderToShip }
  | { kind: 'parcel'; parcel: AdminParcel }
  | { kind: 'correction'; parcel: AdminParcel }
