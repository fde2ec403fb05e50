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
}

/**
 * Prefetches pages from now on: at the first sign of intent, and while the connection is idle.
 * @returns a function that looks at the links of a newly shown view
 */
export function fetchAhead({ remotes, store, router }: Parts): () => void {
  const prefetcher = createPrefetcher({ remotes, store })
  followIntent(prefetcher, router)
  const lookAgain = prefetchInView(prefetcher)
  lookAgain()
  return lookAgain
}
