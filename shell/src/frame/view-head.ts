import type { Text } from 'shared-contracts/i18n/translate'
import { shop } from 'shared-contracts/platform/shop'
import type { Head } from 'shared-contracts/remote'
import type { RootState } from 'shared-contracts/store'
import { partName } from '../pages/part-name'
import type { Shown } from '../routing/view'

const unknown = (t: Text): Head => ({
  title: t('Page not found'),
  description: t(shop.tagline),
  robots: 'noindex',
  status: 404,
})

/** Used if a remote's title throws, so that it cannot break the frame. */
const untitled = (t: Text): Head => ({ title: t(shop.tagline), description: t(shop.tagline) })

/** Returns the title, description and other metadata of a view. */
export function viewHead(shown: Exclude<Shown, { kind: 'loading' }>, state: RootState, t: Text): Head {
  switch (shown.kind) {
    case 'unknown':
      return unknown(t)
    case 'unavailable':
      return {
        title: t('{part} can’t be shown', { part: t(partName(shown.remote)) }),
        description: t(shop.tagline),
        robots: 'noindex',
      }
    case 'page':
      try {
        return shown.route.head(state, shown.params, t)
      } catch {
        return untitled(t)
      }
  }
}
