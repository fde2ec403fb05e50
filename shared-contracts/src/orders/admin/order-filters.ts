/** Which orders a list shows. `to-pack` is whatever has to be packed still. */
export const parcelFilters = [
  'to-pack',
  'part-shipped',
  'shipped',
  'delivered',
  'coming-back',
  'cancelled',
  'all',
] as const
export type ParcelFilter = (typeof parcelFilters)[number]

/** `any` leaves out what was never paid. */
export const moneyFilters = ['any', 'paid', 'refunded', 'unpaid'] as const
export type MoneyFilter = (typeof moneyFilters)[number]
