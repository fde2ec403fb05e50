import { inLanguage } from 'shared-contracts/i18n/language'
import { paths } from 'shared-contracts/routing/paths'
import type { StoredOrder } from '../../../orders'
import { createSignedTokens } from './signed-tokens'

/** A shopper may come back from the bank's app, or read the mail, hours later. */
const LIFETIME_MS = 24 * 3_600_000

interface ReturnLinksDeps {
  secret: string
  /** Where browsers find the shop, without a slash at the end. */
  publicOrigin: string
  now: () => Date
}

/**
 * Addresses of the page that tells what has become of one order, and lets it be paid again, in any browser: the
 * token in them says nothing of the customer.
 */
export function createReturnLinks({ secret, publicOrigin, now }: ReturnLinksDeps) {
  const tokens = createSignedTokens(secret, 'return', LIFETIME_MS)

  function addressOf(order: Pick<StoredOrder, 'id' | 'orderId' | 'language'>): string {
    // Our id, written out: the gateway would put its own in place of {order_id}.
    const address = new URL(inLanguage(order.language, paths.thankYou), publicOrigin)
    address.searchParams.set('order_id', order.orderId)
    address.searchParams.set('token', tokens.make(order.id, now()))
    return address.href
  }

  return {
    addressOf,
    /** @returns our id of the order, or undefined when the token is forged or its time has passed */
    orderOf: (token: string) => tokens.read(token, now()),
  }
}

export type ReturnLinks = ReturnType<typeof createReturnLinks>
