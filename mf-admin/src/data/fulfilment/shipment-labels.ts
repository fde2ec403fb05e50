import type { ShipmentState } from 'shared-contracts/fulfilment/shipments'

export const shipmentLabels: Readonly<Record<ShipmentState, string>> = {
  packing: 'Being packed',
  packed: 'Packed',
  shipped: 'Shipped',
  delivered: 'Delivered',
  'coming-back': 'Coming back',
  back: 'Returned',
  cancelled: 'Unpacked',
}
