import { keep } from './caching/keep'
import { respondWithPage } from './responding/respond-with-page'
import { isCacheable, respondWithPart } from './responding/respond-with-part'
import { forgetStores, OF_SHOP, stores } from './stores'
import type { WorkerMessage } from './worker-messages'
import { type FetchEvent, scope } from './worker-scope'

/* Caches visited pages for offline use (docs/decisions/084-offline.md). Online, it handles only navigations. */

/** Paths that are not pages: api responses, payment pages, files, and the admin, which is separate from the shop. */
const NO_PAGES = /^(\/(api|pay|uploads|shell|remotes)\/|\/admin(\/|$))/

/** Pages that were served from this device. */
const shownOffline = new Set<string>()
let isLineOn = true

async function begin(): Promise<void> {
  await forgetStores(OF_SHOP, Object.values(stores))
  // Lets the browser request a page while the worker starts.
  await scope.registration.navigationPreload?.enable()
  await scope.clients.claim()
}

async function fetchPage({ request, preloadResponse }: FetchEvent): Promise<Response> {
  return (await preloadResponse) ?? fetch(request)
}

async function show(path: string, event: FetchEvent): Promise<Response> {
  const { answer, isKept } = await respondWithPage(path, fetchPage(event))
  if (isKept) shownOffline.add(event.resultingClientId)
  return answer
}

function handleFetch(event: FetchEvent): void {
  const { request, clientId } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin) return
  if (request.mode === 'navigate') {
    if (!NO_PAGES.test(pathname)) event.respondWith(show(pathname, event))
    return
  }
  const isOffline = !isLineOn || !navigator.onLine || shownOffline.has(clientId)
  if (isOffline && isCacheable(pathname)) event.respondWith(respondWithPart(request))
}

scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()))
scope.addEventListener('activate', (event) => event.waitUntil(begin()))
scope.addEventListener('fetch', handleFetch)
scope.addEventListener('message', (event) => {
  const message = event.data as WorkerMessage
  if (message.kind === 'line') isLineOn = message.isOn
  else event.waitUntil(keep(message))
})
