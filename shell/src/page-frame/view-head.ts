import { shop } from 'shared-contracts/domain/shop'
import type { Head } from 'shared-contracts/remote'
import type { RootState } from 'shared-contracts/store'
import { partName } from '../pages/part-name'
import type { Shown } from '../routing/view'

const unknown: Head = {
  title: 'Page not found',
  description: shop.tagline,
  robots: 'noindex',
  status: 404,
}

/** A remote's mistake in its title must not take the frame down. */
const untitled: Head = { title: shop.tagline, description: shop.tagline }

/** Title, description and the like of a view. */
export function viewHead(shown: Exclude<Shown, { kind: 'loading' }>, state: RootState): Head {
  switch (shown.kind) {
    case 'unknown':
      return unknown
    case 'unavailable':
      return {
        title: `${partName(shown.remote)} can't be shown`,
        description: shop.tagline,
        robots: 'noindex',
      }
    case 'page':
      try {
        return shown.route.head(state, shown.params)
      } catch {
        return untitled
      }
  }
}
