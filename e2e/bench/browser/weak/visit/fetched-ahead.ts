import type { LoggedRequest } from '../../pages/visit/network-log'

/**
 * What a page fetched for another page: what it does without when the shopper saves data. Pictures are left out, of
 * which another size may come.
 */
export function fetchedAhead(
  all: readonly LoggedRequest[],
  needed: readonly LoggedRequest[],
): LoggedRequest[] {
  const own = new Set(needed.map(({ url }) => url))
  return all.filter(({ url, type, mime }) => !own.has(url) && type !== 'Image' && !mime.startsWith('image/'))
}
