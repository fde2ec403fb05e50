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
 * From now on pages are fetched before they are asked for: at the first sign, and while the line is idle.
 * @returns looks at the links of a view that has just been shown
 */
export function fetchAhead({ remotes, store, router }: Parts): () => void {
  const prefetcher = createPrefetcher({ remotes, store })
  followIntent(prefetcher, router)
  const lookAgain = prefetchInView(prefetcher)
  lookAgain()
  return lookAgain
}
