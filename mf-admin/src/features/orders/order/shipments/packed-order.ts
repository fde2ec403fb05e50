import type { OrderToPack } from 'shared-contracts/fulfilment/admin/to-pack-schema'
import type { AdminOrder } from 'shared-contracts/orders/admin/orders-schema'

/** What is shown of an order's shipments: the admin tells it all, and a device offline knows of no returns. */
export type PackedOrder = Pick<OrderToPack, 'id' | 'open' | 'notSent' | 'lines' | 'barcodes' | 'shipments'> &
  Pick<AdminOrder, 'returns'>
