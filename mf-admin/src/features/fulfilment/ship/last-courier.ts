import { readStored, writeStored } from 'shared-contracts/store'

const KEY = 'admin-courier'

/** Whom the last shipment was handed to on this device: most go to the same. */
export const readLastCourier = () => readStored('localStorage', KEY) ?? ''
export const keepLastCourier = (id: string) => writeStored('localStorage', KEY, id)
