import { inTime } from '../responding/in-time'
import { adminStores } from '../stores'
import type { FetchEvent } from '../worker-scope'
import { findCachedAdmin, keepAdmin } from './keep-admin'

/** Who packs opens the admin many times a day: it waits no longer for a newer version than this. */
const PATIENCE_MS = 200
/** What is on the screen comes first. */
const RESTS_MS = 4000

const isAdmin = (path: string) => path === '/admin' || path.startsWith('/admin/')
/** Files never change: their addresses have the version. */
const isFile = (path: string) => /^\/(shell|remotes)\//.test(path)

type AdminFetch = Pick<FetchEvent, 'request' | 'respondWith' | 'waitUntil'>

/**
 * A screen comes from the network where that answers at once; else from this device, if it is here. Then the device is
 * brought up to date behind it, so that a version which does not even start is gone with the next visit.
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

/** Offline, and on a full device, what was kept before stays. */
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

/** Answers what the admin is made of. The api's answers are left to the browser: the worker keeps nothing of anybody. */
export function respondToAdmin(event: AdminFetch): void {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin) return
  if (request.mode === 'navigate' && isAdmin(pathname)) event.respondWith(showScreen(event))
  else if (request.mode !== 'navigate' && isFile(pathname)) event.respondWith(giveFile(request))
}
