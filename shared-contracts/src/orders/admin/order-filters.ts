/** Which orders a list shows. `to-pack` is whatever has to be packed still. */
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

/** `any` leaves out what was never paid. */
export const moneyFilters = ['any', 'paid', 'refunded', 'unpaid'] as const
export type MoneyFilter = (typeof moneyFilters)[number]
