/** By which way somebody asked for their data. */
export const requestWays = ['mail', 'inbox', 'phone'] as const
export type RequestWay = (typeof requestWays)[number]

/** Where data of a customer can be (docs/personal-data.md). */
export const dataPlaces = [
  'account',
  'addresses',
  'sign-ins',
  'subscription',
  'messages',
  'mails',
  'orders',
  'shipments',
  'payments',
  'invoices',
] as const
export type DataPlaceName = (typeof dataPlaces)[number]

/** What deleting leaves: orders and what belongs to them, which the law wants to be kept. */
export const keptPlaces: readonly DataPlaceName[] = ['orders', 'shipments', 'payments', 'invoices']
