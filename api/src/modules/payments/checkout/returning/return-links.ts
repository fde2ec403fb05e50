import { inLanguage } from 'shared-contracts/i18n/language'
import { paths } from 'shared-contracts/routing/paths'
import type { StoredOrder } from '../../../orders'
import { createSignedTokens } from './signed-tokens'

/** Long enough to return from the bank's app, or to read the mail hours later. */
const LIFETIME_MS = 24 * 3_600_000

interface ReturnLinksDeps {
  secret: string
  /** Without a trailing slash. */
  publicOrigin: string
  now: () => Date
}

/** A return link shows an order's outcome and lets anyone pay again, but shows nothing about the customer. */
export function createReturnLinks({ secret, publicOrigin, now }: ReturnLinksDeps) {
  const tokens = createSignedTokens(secret, 'return', LIFETIME_MS)

  function addressOf(order: Pick<StoredOrder, 'id' | 'orderId' | 'language'>): string {
    // Write out the shop's order id: the gateway would replace the placeholder {order_id} with its own.
    const address = new URL(inLanguage(order.language, paths.thankYou), publicOrigin)
    address.searchParams.set('order_id', order.orderId)
    address.searchParams.set('token', tokens.make(order.id, now()))
    return address.href
  }

  return {
    addressOf,
    /** @returns our internal order id, or undefined if the token is forged or has expired */
    orderOf: (token: string) => tokens.read(token, now()),
  }
}

export type ReturnLinks = ReturnType<typeof createReturnLinks>
