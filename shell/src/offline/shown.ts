import type { Shown } from '../../worker/worker-messages'

/** The address within this origin, with its query; undefined for another's. */
function ofThisOrigin(address: string): string[] {
  const { origin, pathname, search } = new URL(address, location.href)
  return origin === location.origin ? [pathname + search] : []
}

/**
 * What the page on screen shows by now.
 * @param since what this document asked the api for after that moment (`performance.now()`)
 */
export function shownNow(path: string, since: number): Shown {
  const pictures = [...document.images]
    .filter(({ complete, naturalWidth }) => complete && naturalWidth > 0)
    .flatMap(({ currentSrc }) => ofThisOrigin(currentSrc))
  const calls = performance
    .getEntriesByType('resource')
    .filter(({ startTime }) => startTime >= since)
    .flatMap(({ name }) => ofThisOrigin(name))
    .filter((address) => address.startsWith('/api/'))
  return { kind: 'shown', path, pictures: [...new Set(pictures)], calls: [...new Set(calls)] }
}
