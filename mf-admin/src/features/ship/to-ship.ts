import type { AdminParcel } from 'shared-contracts/domain/admin/orders/parcels-schema'
import type { OrderToPack } from 'shared-contracts/domain/admin/orders/to-pack-schema'

export type OrderToShip = Pick<OrderToPack, 'id' | 'open' | 'lines'>

/** What the sheet is for: a parcel, the rest of an order or a part of it, or the correction of what has left. */
export type ToShip =
  | { kind: 'order'; order: OrderToShip }
  | { kind: 'parcel'; parcel: AdminParcel }
  | { kind: 'correction'; parcel: AdminParcel }
