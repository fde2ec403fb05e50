import { inTime } from '../answering/in-time'
import { deskStores } from '../stores'
import type { FetchEvent } from '../worker-scope'
import { keptDesk } from './keep-desk'

const isDesk = (path: string) => path === '/desk' || path.startsWith('/desk/')
/** Files never change: their addresses have the version. */
const isFile = (path: string) => /^\/(shell|remotes)\//.test(path)

/** A screen comes from the network wherever that answers in time; else from this device, if it is here. */
async function showScreen(request: Request): Promise<Response> {
  const asked = fetch(request)
  return (await inTime(asked)) ?? (await keptDesk()) ?? asked
}

async function giveFile(request: Request): Promise<Response> {
  const kept = await caches.match(request, {
    cacheName: deskStores.files,
    ignoreVary: true,
    ignoreSearch: true,
  })
  return kept ?? fetch(request)
}

/** Answers what the desk is made of. The api's answers are left to the browser: the worker keeps nothing of anybody. */
export function answerDesk(event: Pick<FetchEvent, 'request' | 'respondWith'>): void {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin) return
  if (request.mode === 'navigate' && isDesk(pathname)) event.respondWith(showScreen(request))
  else if (request.mode !== 'navigate' && isFile(pathname)) event.respondWith(giveFile(request))
}
