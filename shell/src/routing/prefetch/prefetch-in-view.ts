import { whenIdle } from '../../startup/when-idle'
import { linkedPath } from '../linked-path'
import { hasSpareBandwidth } from './has-spare-bandwidth'
import type { Prefetcher } from './prefetcher'

/** The maximum number of pages prefetched for one view. */
const MAX_PAGES = 12

/** Prefetches pages whose links come into view, one at a time while idle. @returns a function that checks a new view */
export function prefetchInView({ prefetch }: Prefetcher): () => void {
  const waiting: string[] = []
  let seen = new Set<string>()
  let isFetching = false

  async function fetchNext() {
    const path = waiting.shift()
    isFetching = path !== undefined
    if (path === undefined) return
    await prefetch(path, { withPicture: false })
    whenIdle(fetchNext)
  }

  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      const path = isIntersecting ? linkedPath(target) : undefined
      if (path === undefined || seen.has(path) || seen.size >= MAX_PAGES) continue
      seen.add(path)
      waiting.push(path)
    }
    if (!isFetching && waiting.length > 0) {
      isFetching = true
      whenIdle(fetchNext)
    }
  })

  return function observe() {
    observer.disconnect()
    waiting.length = 0
    seen = new Set()
    if (!hasSpareBandwidth()) return
    for (const link of document.querySelectorAll('main a[href]')) observer.observe(link)
  }
}
