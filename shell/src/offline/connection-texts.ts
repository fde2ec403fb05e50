import type { Text } from 'shared-contracts/i18n/translate'
import { needsConnection } from 'shared-contracts/routing/needs-connection'

export const BACK = 'You are online again.'

/** What the sign says offline. @param isPostWaiting whether something the shopper has sent waits */
export function connectionText(pathname: string, isPostWaiting: boolean, t: Text): string {
  const here = needsConnection(pathname)
    ? 'You are offline. This page needs a connection; your cart is kept.'
    : 'You are offline. Your cart and the pages you have opened are here.'
  return isPostWaiting ? `${t(here)} ${t('What you have sent waits.')}` : t(here)
}
