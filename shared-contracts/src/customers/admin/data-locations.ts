/** The ways in which people can make requests about their data. */
export const requestChannels = ['mail', 'inbox', 'phone'] as const
export type RequestWay = (typeof requestChannels)[number]

/** The places where the shop may store a customer's data (docs/personal-data.md). */
export const dataLocations = [
  'account',
  'addresses',
  'sign-ins',
  'subscription',
  'messages',
  'reviews',
  'cases',
  'mails',
  'orders',
  'shipments',
  'payments',
  'invoices',
] as const
export type DataLocationName = (typeof dataLocations)[number]

/** Locations whose data is retained on deletion: orders and their records, as the law requires. */
export const retainedLocations: readonly DataLocationName[] = ['orders', 'shipments', 'payments', 'invoices']
