import type { Store } from 'shared-contracts/store'
import type { Remotes } from '../remotes/remotes'
import type { ShopRouter } from '../routing/shop-router'
import { followIntent } from './follow-intent'
import { prefetchInView } from './prefetch-in-view'
import { createPrefetcher } from './prefetcher'

/** From now on pages are fetched before they are asked for: at the first sign, and while the line is idle. */
export function fetchAhead({
  remotes,
  store,
  router,
}: {
  remotes: Remotes
  store: Store
  router: ShopRouter
}) {
  const prefetcher = createPrefetcher({ remotes, store })
  followIntent(prefetcher, router)
  const lookAgain = prefetchInView(prefetcher)
  lookAgain()
  let shown = router.view()
  router.subscribe(() => {
    if (router.view() === shown) return
    shown = router.view()
    // The view's links are in the document once React has rendered it.
    requestAnimationFrame(lookAgain)
  })
}
