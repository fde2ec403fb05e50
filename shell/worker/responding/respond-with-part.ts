import { isCacheableCall } from 'shared-contracts/routing/cacheable-calls'
import { stores } from '../stores'
import { inTime } from './in-time'

const isFile = (path: string) => /^\/(shell|remotes)\//.test(path)
const isPicture = (path: string) => path.startsWith('/uploads/')

function kept(request: Request, cacheName: string): Promise<Response | undefined> {
  // A retried file has a query, but the same content.
  return caches.match(request, { cacheName, ignoreVary: true, ignoreSearch: cacheName === stores.files })
}

/** True if a part of a page may be cached at all. */
export function isCacheable(path: string): boolean {
  return isFile(path) || isPicture(path) || isCacheableCall(path)
}

/** Serves files and pictures from the cache first, and cached api responses only if the network fails. */
export async function respondWithPart(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url)
  if (!isCacheableCall(pathname))
    return (await kept(request, isFile(pathname) ? stores.files : stores.pictures)) ?? fetch(request)
  const asked = fetch(request)
  return (await inTime(asked)) ?? (await kept(request, stores.calls)) ?? asked
}
