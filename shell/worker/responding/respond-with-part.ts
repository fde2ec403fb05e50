import { isCacheableCall } from 'shared-contracts/routing/cacheable-calls'
import { stores } from '../stores'
import { inTime } from './in-time'

const isFile = (path: string) => /^\/(shell|remotes)\//.test(path)
const isPicture = (path: string) => path.startsWith('/uploads/')

function kept(request: Request, cacheName: string): Promise<Response | undefined> {
  // A file that is asked for again has a query, and is the same file.
  return caches.match(request, { cacheName, ignoreVary: true, ignoreSearch: cacheName === stores.files })
}

/** Whether a part of a page may be kept at all. */
export function isCacheable(path: string): boolean {
  return isFile(path) || isPicture(path) || isCacheableCall(path)
}

/** Answers a part of a page offline: what never changes as it was kept, the api's answers only if none comes. */
export async function respondWithPart(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url)
  if (!isCacheableCall(pathname))
    return (await kept(request, isFile(pathname) ? stores.files : stores.pictures)) ?? fetch(request)
  const asked = fetch(request)
  return (await inTime(asked)) ?? (await kept(request, stores.calls)) ?? asked
}
