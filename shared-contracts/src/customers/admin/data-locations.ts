/** By which way somebody asked for their data. */
export const requestChannels = ['mail', 'inbox', 'phone'] as const
export type RequestWay = (typeof requestChannels)[number]

/** Where data of a customer can be (docs/personal-data.md). */
export const dataLocations = [
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
export type DataLocationName = (typeof dataLocations)[number]

/** What deleting leaves: orders and what belongs to them, which the law wants to be kept. */
export const retainedLocations: readonly DataLocationName[] = ['orders', 'shipments', 'payments', 'invoices']
