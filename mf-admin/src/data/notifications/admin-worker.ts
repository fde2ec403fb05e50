/** The admin's own service worker, served by the edge. It doesn't control the shop's pages. */
const WORKER = '/service-worker.js?of=admin'
const SCOPE = '/admin'

const WAITS_MS = 200

/** Returns this browser's active admin worker; undefined if there is none. */
export async function adminWorker(): Promise<ServiceWorkerRegistration | undefined> {
  const registration = await navigator.serviceWorker.getRegistration(SCOPE)
  return registration?.active?.scriptURL.includes('of=admin') ? registration : undefined
}

/** @throws Error if the browser doesn't allow workers, for example in a private window */
export async function registerAdminWorker(): Promise<ServiceWorkerRegistration> {
  const registration = await navigator.serviceWorker.register(WORKER, { scope: SCOPE })
  // `navigator.serviceWorker.ready` would wait for the worker of this page, which may be the shop's.
  while (!registration.active) {
    if (!registration.installing && !registration.waiting)
      throw new Error('The browser discarded the worker.')
    await new Promise((resolve) => setTimeout(resolve, WAITS_MS))
  }
  return registration
}
