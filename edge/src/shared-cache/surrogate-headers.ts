import type { IncomingHttpHeaders } from 'node:http'
import { surrogateKeys } from '../pages/cache/page-tags'

/** Limits how long a page stays outdated if a purge never arrives, for example because the edge is gone. */
const MAX_AGE_SECONDS = 3600

/** True if the request comes through a shared cache that is purged by key (Edge Architecture Specification, W3C 2001). */
export function isSharedCache(headers: IncomingHttpHeaders): boolean {
  return headers['surrogate-capability'] !== undefined
}

/** @param tags the page's tags @returns alternating names and values */
export function surrogateHeaders(tags: readonly string[] | undefined): string[] {
  return ['surrogate-control', `max-age=${MAX_AGE_SECONDS}`, 'xkey', surrogateKeys(tags).join(' ')]
}
