/** Loads the checkout's chunk, once for all callers. */
export function loadCheckout() {
  return import(/* webpackChunkName: "checkout" */ './checkout-page')
}

/**
 * Prefetches the checkout when the browser is idle, so that CHECK OUT opens immediately.
 * @returns a function that cancels it
 */
export function fetchCheckoutAhead(): () => void {
  // Ignore a failure: the navigation tries again and reports it.
  const fetchIt = () => void loadCheckout().catch(() => undefined)
  // Safari has no idle callback.
  if (!window.requestIdleCallback) {
    const timer = setTimeout(fetchIt, 1000)
    return () => clearTimeout(timer)
  }
  const idle = window.requestIdleCallback(fetchIt)
  return () => window.cancelIdleCallback(idle)
}
