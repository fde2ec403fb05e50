import type { DeskOrder } from 'shared-contracts/domain/desk/orders/orders-schema'
import type { OrderToPack } from 'shared-contracts/domain/desk/orders/to-pack-schema'

/** What is shown of an order's parcels: the desk tells it all, and a device without signal knows of no returns. */
export type PackedOrder = Pick<OrderToPack, 'id' | 'open' | 'notSent' | 'lines' | 'barcodes' | 'parcels'> &
  Pick<DeskOrder, 'returns'>
