import { shop } from 'shared-contracts/platform/shop'

/** As whom the shop asks for a signature: a passkey works for this one name and address. */
export function relyingParty(publicOrigin: string) {
  return { rpName: shop.brand, rpID: new URL(publicOrigin).hostname, origin: publicOrigin }
}

export type RelyingParty = ReturnType<typeof relyingParty>
