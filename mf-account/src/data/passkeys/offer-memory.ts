import { readStored, writeStored } from 'shared-contracts/store'

const KEY = 'passkey-offer'

/** Returns true if the offer was answered in this browser, or a passkey was used. */
export function isOfferAnswered(): boolean {
  return readStored('localStorage', KEY) !== null
}

export function rememberOffer(): void {
  writeStored('localStorage', KEY, 'answered')
}
