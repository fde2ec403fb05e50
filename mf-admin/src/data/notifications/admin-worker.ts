/** The admin's own worker, which the edge serves at this address. It controls no page of the shop. */
const WORKER = '/service-worker.js?of=admin'
const SCOPE = '/admin'

const WAITS_MS = 200

/** Returns this browser's active admin worker, if there is one. */
export async function adminWorker(): Promise<ServiceWorkerRegistration | undefined> {
  const registration = await navigator.serviceWorker.getRegistration(SCOPE)
  return registration?.active?.scriptURL.includes('of=admin') ? registration : undefined
}

/** Registers the admin's worker in this browser. @throws Error if the browser allows none, as some do in a private window */
export async function registerAdminWorker(): Promise<ServiceWorkerRegistration> {
  const registration = await navigator.serviceWorker.register(WORKER, { scope: SCOPE })
  // `ready` would wait for this page's own worker, which may be the shop's.
  while (!registration.active) {
    if (!registration.installing && !registration.waiting) throw new Error('The browser keeps no worker.')
    await new Promise((resolve) => setTimeout(resolve, WAITS_MS))
  }
  return registration
}
