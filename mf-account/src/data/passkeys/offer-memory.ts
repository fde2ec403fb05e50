import { readStored, writeStored } from 'shared-contracts/store'

const KEY = 'passkey-offer'

/** Returns true if the customer has answered the offer in this browser, or has used a passkey. */
export function isOfferAnswered(): boolean {
  return readStored('localStorage', KEY) !== null
}

export function rememberOffer(): void {
  writeStored('localStorage', KEY, 'answered')
}
