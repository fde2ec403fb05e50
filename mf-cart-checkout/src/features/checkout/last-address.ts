import { readStored, writeStored } from 'shared-contracts/store'

const keyOf = (customerId: string) => `address_${customerId}`

/** The id of the saved address that a customer chose last in this browser, or null. */
export function lastAddress(customerId: string): string | null {
  return readStored('localStorage', keyOf(customerId))
}

export function rememberAddress(customerId: string, addressId: string): void {
  writeStored('localStorage', keyOf(customerId), addressId)
}
