import type { FoundRoute } from 'composition/runtime/find-route'
import type { ComponentType } from 'react'
import type { Location } from 'react-router-dom'
import type { Translations } from 'shared-contracts/i18n/translate'
import type { LiveRemote } from 'shared-contracts/remote'

/** The content between navigation and footer. */
export type Shown =
  | ({ kind: 'page'; Component: ComponentType; words?: Translations | undefined } & FoundRoute)
  /** The remote that owns the path, or the page's own chunk, failed to load. */
  | { kind: 'unavailable'; remote: LiveRemote; failure: unknown }
  | { kind: 'unknown' }
  /** A visit's first page is loading. If the server has rendered it, its HTML stays until it has loaded. */
  | { kind: 'loading'; isRendered?: boolean }

/** The way a shopper reached a view: by the document itself, by a link, or by back and forward. */
type Arrival = 'document' | 'link' | 'history'

export type View = Shown & {
  location: Location
  arrival: Arrival
  /** True if the view keeps the scroll position. */
  keepsScroll?: boolean
}
