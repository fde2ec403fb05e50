import type { OrderToPack } from 'shared-contracts/fulfilment/admin/to-pack-schema'
import type { AdminOrder } from 'shared-contracts/orders/admin/orders-schema'

/** The displayed part of an order's shipments: complete from the api, and without returns offline. */
export type PackedOrder = Pick<OrderToPack, 'id' | 'open' | 'notSent' | 'lines' | 'barcodes' | 'shipments'> &
  Pick<AdminOrder, 'returns'>
