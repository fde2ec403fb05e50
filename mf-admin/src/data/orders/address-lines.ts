import type { OrderAddress } from 'shared-contracts/orders/order'

export function addressLines(address: Omit<OrderAddress, 'email'>): string[] {
  const { firstName, lastName, addressLine1, addressLine2, city, state, pinCode, country } = address
  return [
    `${firstName} ${lastName}`,
    addressLine1,
    addressLine2 ?? '',
    `${city} ${pinCode}`,
    state,
    country,
  ].filter(Boolean)
}
