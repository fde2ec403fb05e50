/** The desk's own worker: the edge serves it at this address, and it reaches no page of the shop. */
const WORKER = '/service-worker.js?of=desk'
const SCOPE = '/desk'

const WAITS_MS = 200

/** The desk's worker in this browser, if there is one that is at work. */
export async function deskWorker(): Promise<ServiceWorkerRegistration | undefined> {
  const registration = await navigator.serviceWorker.getRegistration(SCOPE)
  return registration?.active?.scriptURL.includes('of=desk') ? registration : undefined
}

/**
 * Has this browser take the desk's worker.
 * @throws Error where it takes none, as some do in a private window
 */
export async function registerDeskWorker(): Promise<ServiceWorkerRegistration> {
  const registration = await navigator.serviceWorker.register(WORKER, { scope: SCOPE })
  // `ready` would wait for the one of this very page, which may be the shop's.
  while (!registration.active) {
    if (!registration.installing && !registration.waiting) throw new Error('The browser keeps no worker.')
    await new Promise((resolve) => setTimeout(resolve, WAITS_MS))
  }
  return registration
}
