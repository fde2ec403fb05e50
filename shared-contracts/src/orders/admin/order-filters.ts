/** Filters of the order list by shipment state. `to-pack` means that something is left to pack. */
export const shipmentFilters = [
  'to-pack',
  'part-shipped',
  'shipped',
  'delivered',
  'coming-back',
  'cancelled',
  'all',
] as const
export type ShipmentFilter = (typeof shipmentFilters)[number]

/** Filters of the order list by payment. Without a search, `any` excludes unpaid orders. */
export const moneyFilters = ['any', 'paid', 'refunded', 'unpaid'] as const
export type MoneyFilter = (typeof moneyFilters)[number]

/** The keys by which orders can be sorted. `placed` also sorts them by due date. */
export const orderSortKeys = ['placed', 'name', 'place', 'pieces', 'total'] as const
export type OrderSortKey = (typeof orderSortKeys)[number]
