/** The checkout stands in a file of its own; this fetches it, once for all who ask. */
export function loadCheckout() {
  return import(/* webpackChunkName: "checkout" */ './checkout-page')
}

/**
 * Fetches the checkout when the browser has nothing better to do, so that CHECK OUT opens at once.
 * @returns forgets about it
 */
export function fetchCheckoutAhead(): () => void {
  // A failure is nobody's concern yet: the navigation tries again, and says so if it fails too.
  const fetchIt = () => void loadCheckout().catch(() => undefined)
  // Safari has no idle callback.
  if (!window.requestIdleCallback) {
    const timer = setTimeout(fetchIt, 1000)
    return () => clearTimeout(timer)
  }
  const idle = window.requestIdleCallback(fetchIt)
  return () => window.cancelIdleCallback(idle)
}
