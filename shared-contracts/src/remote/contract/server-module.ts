import type { AppDispatch } from '../../store/listening'
import type { RootState } from '../../store/root-reducer'
import type { SearchEntry } from '../search/search-index'
import type { RemoteModule, RouteParams } from './remote-module'

/** A picture for previews of a shared link: 1200 x 630 px, at most 300 kB. */
export interface SharePicture {
  /** A path under the shop's origin, such as '/uploads/share/turmeric-powder.jpg'. */
  path: string
  alt: string
}

/** A page's metadata for search engines and link previews, in addition to its head. */
export interface Metadata {
  /** The page's type in Open Graph. */
  type: 'website' | 'article' | 'product'
  /** The canonical path, if the page has several or the request used another spelling. */
  canonical?: string
  picture?: SharePicture | undefined
  /** The title for shared links, if it differs from the page's title. */
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
  pictures?: readonly string[]
}

/** A remote's default export of `src/server.ts`: the module, and the parts that only servers need. */
export interface RemoteServerModule extends RemoteModule {
  /** Returns a page's metadata, by route pattern. Pure, like `head`. Private routes have none. */
  metadata: Readonly<Record<string, (state: RootState, params: RouteParams, origin: string) => Metadata>>
  /** Returns the path that the server redirects to (303), by route pattern; undefined for no redirect. Pure. */
  leadsOn?: Readonly<Record<string, (params: RouteParams) => string | undefined>>
  /** Reduces the data in the HTML to what the first render needs, by endpoint; all is sent by default. Pure. */
  sentData?: Readonly<Record<string, (data: never) => unknown>>
  /** Returns every address that search engines may index. Rejects if they can't be determined. */
  addresses?: (dispatch: AppDispatch) => Promise<readonly Address[]>
  /** Returns the entries for the shop's search. Rejects if they can't be determined. */
  searchEntries?: (dispatch: AppDispatch) => Promise<readonly SearchEntry[]>
}
