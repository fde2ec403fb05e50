import type { DataPlaceName } from 'shared-contracts/customers/admin/data-places'

/** What a place holds, as it is read after a number. */
export const placeWords: Record<DataPlaceName, string> = {
  account: 'account: name, e-mail, phone, password',
  addresses: 'saved addresses',
  'sign-ins': 'signed-in devices and passkeys',
  subscription: 'subscription to the newsletter',
  messages: 'messages to the shop, with the answers',
  mails: 'mails that could not be delivered',
  orders: 'orders, with name and address',
  shipments: 'shipments',
  payments: 'payments: ids and sums',
  invoices: 'tax invoices, with name and address',
}
