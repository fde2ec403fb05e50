import type { AppDispatch } from '../../store/listening'
import type { RootState } from '../../store/root-reducer'
import type { SearchEntry } from '../search/search-index'
import type { RemoteModule, RouteParams } from './remote-module'

/** A picture for previews of a shared link: 1200 x 630 px, at most 300 kB. */
export interface SharePicture {
  /** Under the shop's origin, such as '/uploads/share/turmeric-powder.jpg'. */
  path: string
  alt: string
}

/** A page's metadata for search engines and link previews, in addition to its head. */
export interface Metadata {
  /** Open Graph's kind of page. */
  type: 'website' | 'article' | 'product'
  /** The canonical path, if there are several or the request used another spelling. */
  canonical?: string
  picture?: SharePicture | undefined
  /** The title for shared links, if different from the page's title. */
  sharedAs?: string | undefined
  /** The breadcrumb from home to this page, as names and paths. */
  trail?: readonly { name: string; path: string }[]
  /** Objects of schema.org without their '@context'. */
  structuredData?: readonly Readonly<Record<string, unknown>>[]
}

/** An address for the sitemap. */
export interface Address {
  path: string
  /** When the page last changed: an ISO date, if known. */
  changedAt?: string | undefined
  /** The paths of its pictures. */
  pictures?: readonly string[]
}

/** A remote on a server, default export of `src/server.ts`: the module, and what no browser needs. */
export interface RemoteServerModule extends RemoteModule {
  /** Keyed by route pattern; pure, like `head`. Private routes have none. */
  metadata: Readonly<Record<string, (state: RootState, params: RouteParams, origin: string) => Metadata>>
  /**
   * Redirects (303) for clients that do not run scripts, keyed by route pattern. Pure. Undefined if the route has
   * something to show at the address itself.
   */
  leadsOn?: Readonly<Record<string, (params: RouteParams) => string | undefined>>
  /** Returns every address that search engines may index. Rejects if they are unavailable. */
  addresses?: (dispatch: AppDispatch) => Promise<readonly Address[]>
  /** Returns the entries for the shop's search. Rejects if they are unavailable. */
  searchEntries?: (dispatch: AppDispatch) => Promise<readonly SearchEntry[]>
}
