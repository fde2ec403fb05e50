import type { Courier } from 'shared-contracts/fulfilment/admin/couriers-schema'
import { readStored, writeStored } from 'shared-contracts/store'

const KEY = 'admin-courier'

/** Returns the courier last used on this device, because it rarely changes, or else the first one. */
export function readLastCourier(offered: readonly Courier[]): string {
  const stored = readStored('localStorage', KEY)
  return offered.find(({ id }) => id === stored)?.id ?? offered[0]?.id ?? ''
}

export function keepLastCourier(id: string): void {
  writeStored('localStorage', KEY, id)
}
