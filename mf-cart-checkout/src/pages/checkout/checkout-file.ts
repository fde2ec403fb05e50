/** Loads the checkout's chunk, once for all callers. */
export function loadCheckout() {
  return import(/* webpackChunkName: "checkout" */ './checkout-page')
}

/** Prefetches the checkout while the browser is idle. @returns a function that cancels it */
export function fetchCheckoutAhead(): () => void {
  // A failure is ignored here: opening the checkout tries again and reports it.
  const fetchIt = () => void loadCheckout().catch(() => undefined)
  // Safari has no idle callback.
  if (!window.requestIdleCallback) {
    const timer = setTimeout(fetchIt, 1000)
    return () => clearTimeout(timer)
  }
  const idle = window.requestIdleCallback(fetchIt)
  return () => window.cancelIdleCallback(idle)
}
