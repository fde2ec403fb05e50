import type { OrderAddress } from 'shared-contracts/orders/order'
import type { PrintedBuyer } from '../invoices.tables'

/** The buyer as an invoice prints it: name and delivery address. */
export function printedBuyer(address: OrderAddress): PrintedBuyer {
  const { firstName, lastName, addressLine1, addressLine2, city, state, pinCode, country } = address
  const lines = [addressLine1, addressLine2, [city, pinCode].filter(Boolean).join(' '), state, country]
  return { name: `${firstName} ${lastName}`.trim(), address: lines.filter(Boolean).join('\n') }
}
