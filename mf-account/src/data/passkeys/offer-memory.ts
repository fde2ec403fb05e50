import { readStored, writeStored } from 'shared-contracts/store'

const KEY = 'passkey-offer'

/** Whether this browser has shown the offer of a passkey and got an answer, or has used one. */
export function isOfferAnswered(): boolean {
  return readStored('localStorage', KEY) !== null
}

export function rememberOffer(): void {
  writeStored('localStorage', KEY, 'answered')
}
