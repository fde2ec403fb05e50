import type { OrderToPack } from 'shared-contracts/fulfilment/admin/to-pack-schema'
import type { AdminOrder } from 'shared-contracts/orders/admin/orders-schema'

/** The parts of an order and its shipments that the screen shows. Orders stored offline have no returns. */
export type PackedOrder = Pick<OrderToPack, 'id' | 'open' | 'notSent' | 'lines' | 'barcodes' | 'shipments'> &
  Pick<AdminOrder, 'returns'>
