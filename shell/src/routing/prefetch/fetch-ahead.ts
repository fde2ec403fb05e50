import type { Remotes } from 'composition/runtime/remotes'
import type { Store } from 'shared-contracts/store'
import type { ShopRouter } from '../shop-router'
import { followIntent } from './follow-intent'
import { prefetchInView } from './prefetch-in-view'
import { createPrefetcher } from './prefetcher'

interface Parts {
  remotes: Remotes
  store: Store
  router: ShopRouter
  /** Settles at the shopper's first input. */
  acted: Promise<void>
}

/**
 * Starts prefetching pages: at the first sign of intent, and while the connection is idle. The latter begins
 * once the shopper has acted, because somebody who only glances at one page needs no other.
 * @returns a function that checks the links of a newly shown view
 */
export function fetchAhead({ remotes, store, router, acted }: Parts): () => void {
  const prefetcher = createPrefetcher({ remotes, store })
  followIntent(prefetcher, router)
  const lookAgain = prefetchInView(prefetcher)
  let hasActed = false
  acted.then(() => {
    hasActed = true
    lookAgain()
  })
  return () => {
    if (hasActed) lookAgain()
  }
}
