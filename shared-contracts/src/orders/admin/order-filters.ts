/** Filters of the order list by shipping. `to-pack` means anything left to pack. */
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

/** `any` excludes orders that were never paid. */
export const moneyFilters = ['any', 'paid', 'refunded', 'unpaid'] as const
export type MoneyFilter = (typeof moneyFilters)[number]
