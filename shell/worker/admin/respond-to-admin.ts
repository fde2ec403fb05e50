import { inTime } from '../responding/in-time'
import { adminStores } from '../stores'
import type { FetchEvent } from '../worker-scope'
import { findCachedAdmin, keepAdmin } from './keep-admin'

/** Packers open the admin many times a day, so they wait for a newer version only this long. */
const PATIENCE_MS = 200
/** Caching waits this long, so that the current screen takes precedence. */
const RESTS_MS = 4000

const isAdmin = (path: string) => path === '/admin' || path.startsWith('/admin/')
/** Files never change, because their addresses contain the version. */
const isFile = (path: string) => /^\/(shell|remotes)\//.test(path)

type AdminFetch = Pick<FetchEvent, 'request' | 'respondWith' | 'waitUntil'>

/**
 * Shows a screen from the network if it responds within PATIENCE_MS, else from the cache. The cache is then
 * updated in the background, so that a version which does not even start is gone on the next visit.
 */
async function showScreen(event: AdminFetch): Promise<Response> {
  const asked = fetch(event.request)
  const soon = await inTime(asked, PATIENCE_MS)
  if (soon) return soon
  const kept = await findCachedAdmin()
  if (!kept) return asked
  event.waitUntil(renew())
  return kept
}

/** Updates the cache. Offline, and on a full device, the earlier one stays. */
async function renew(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, RESTS_MS))
  await keepAdmin().catch(() => undefined)
}

async function giveFile(request: Request): Promise<Response> {
  const kept = await caches.match(request, {
    cacheName: adminStores.files,
    ignoreVary: true,
    ignoreSearch: true,
  })
  return kept ?? fetch(request)
}

/** Responds with the parts of the admin. The browser handles api calls: the worker caches no personal data. */
export function respondToAdmin(event: AdminFetch): void {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin) return
  if (request.mode === 'navigate' && isAdmin(pathname)) event.respondWith(showScreen(event))
  else if (request.mode !== 'navigate' && isFile(pathname)) event.respondWith(giveFile(request))
}
