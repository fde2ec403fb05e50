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

/** What search engines and previews of a shared link are told of a page beside its head. */
export interface Metadata {
  /** Open Graph's kind of page. */
  type: 'website' | 'article' | 'product'
  /** The path this page is known by, where it has several or was asked for under another spelling. */
  canonical?: string
  picture?: SharePicture | undefined
  /** How the page is called where its link is shared, if not by its title. */
  sharedAs?: string | undefined
  /** The pages above this one and itself, from home on, as names and paths. */
  trail?: readonly { name: string; path: string }[]
  /** Objects of schema.org without their '@context'. */
  structuredData?: readonly Readonly<Record<string, unknown>>[]
}

/** An address for the sitemap. */
export interface Address {
  path: string
  /** When the page last changed: an ISO date, where it is known. */
  changedAt?: string | undefined
  /** The paths of its pictures. */
  pictures?: readonly string[]
}

/** A remote as a server knows it, default export of `src/server.ts`: the module, and what no browser needs. */
export interface RemoteServerModule extends RemoteModule {
  /** By the pattern of a route; pure, like `head`. A private route has none. */
  metadata: Readonly<Record<string, (state: RootState, params: RouteParams, origin: string) => Metadata>>
  /**
   * Where the address of a route leads on to, for who only passes it (303): by the pattern of the route. Pure. Undefined
   * where the route has something to show at this address itself.
   */
  leadsOn?: Readonly<Record<string, (params: RouteParams) => string | undefined>>
  /** Every address that search engines may list. Rejects when they can't be known just now. */
  addresses?: (dispatch: AppDispatch) => Promise<readonly Address[]>
  /** What of its pages can be found by name in the shop's search. Rejects when it can't be known just now. */
  searchEntries?: (dispatch: AppDispatch) => Promise<readonly SearchEntry[]>
}
