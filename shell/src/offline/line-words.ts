import type { Text } from 'shared-contracts/i18n/translate'
import { needsSignal } from 'shared-contracts/routing/needs-signal'

export const BACK = 'The signal is back.'

/** What the sign says without signal. @param isPostWaiting whether something the shopper has sent waits */
export function lineWords(pathname: string, isPostWaiting: boolean, t: Text): string {
  const here = needsSignal(pathname)
    ? 'No signal. This page needs one; your cart is kept.'
    : 'No signal. Your cart and the pages you have opened are here.'
  return isPostWaiting ? `${t(here)} ${t('What you have sent waits.')}` : t(here)
}
