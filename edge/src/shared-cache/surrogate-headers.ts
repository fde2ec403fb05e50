import type { IncomingHttpHeaders } from 'node:http'
import { surrogateKeys } from '../pages/cache/page-tags'

/** Bounds how long a page is old if a purge never arrives, such as one of an edge that no longer exists. */
const MAX_AGE_SECONDS = 3600

/** True if the request comes through a shared cache that is purged by key (Edge Architecture Specification, W3C 2001). */
export function isSharedCache(headers: IncomingHttpHeaders): boolean {
  return headers['surrogate-capability'] !== undefined
}

/** @param tags of the page @returns alternating names and values */
export function surrogateHeaders(tags: readonly string[] | undefined): string[] {
  return ['surrogate-control', `max-age=${MAX_AGE_SECONDS}`, 'xkey', surrogateKeys(tags).join(' ')]
}
