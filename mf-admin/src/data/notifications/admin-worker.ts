/** The admin's own worker: the edge serves it at this address, and it reaches no page of the shop. */
const WORKER = '/service-worker.js?of=admin'
const SCOPE = '/admin'

const WAITS_MS = 200

/** The admin's worker in this browser, if there is one that is at work. */
export async function adminWorker(): Promise<ServiceWorkerRegistration | undefined> {
  const registration = await navigator.serviceWorker.getRegistration(SCOPE)
  return registration?.active?.scriptURL.includes('of=admin') ? registration : undefined
}

/**
 * Has this browser take the admin's worker.
 * @throws Error where it takes none, as some do in a private window
 */
export async function registerAdminWorker(): Promise<ServiceWorkerRegistration> {
  const registration = await navigator.serviceWorker.register(WORKER, { scope: SCOPE })
  // `ready` would wait for the one of this very page, which may be the shop's.
  while (!registration.active) {
    if (!registration.installing && !registration.waiting) throw new Error('The browser keeps no worker.')
    await new Promise((resolve) => setTimeout(resolve, WAITS_MS))
  }
  return registration
}
