import { needsSignal } from 'shared-contracts/domain/needs-signal'

export const BACK = 'The signal is back.'

/** What the sign says without signal. @param isPostWaiting whether something the shopper has sent waits */
export function lineWords(pathname: string, isPostWaiting: boolean): string {
  const here = needsSignal(pathname)
    ? 'No signal. This page needs one; your cart is kept.'
    : 'No signal. Your cart and the pages you have opened are here.'
  return isPostWaiting ? `${here} What you have sent waits.` : here
}
