import type { ComponentType } from 'react'
import type { Language, OtherLanguage } from '../../i18n/language'
import type { Text, Translations } from '../../i18n/translate'
import type { Store } from '../../store/create-store'
import type { AppDispatch } from '../../store/listening'
import type { RootState } from '../../store/root-reducer'
import type { AgentTool } from '../agents/agent-tool'
import type { SearchSlot } from '../search/search-slot'

/** Parameters of a matched path: '/blogs/:title' gives `title`. Includes the query parameters that the route declares. */
export type RouteParams = Readonly<Record<string, string | undefined>>

/** A page's head. Titles omit the brand, which the shell adds. */
export interface Head {
  title: string
  description: string
  /** 'noindex' for private or missing pages. */
  robots?: 'noindex'
  /** True for a page that must not be indexed but whose link people share, so that previews may show it. */
  isPreviewed?: true
  /** Set for a page that does not exist; the server responds with this status. */
  status?: 404
}

/** A stored picture, and the size at which a page shows it. */
export interface FirstPicture {
  /** Such as '/uploads/turmeric-powder-1.jpg'. */
  src: string
  /** The displayed width, as in the sizes attribute. */
  sizes: string
  /** Available pixel widths of the file. */
  widths: readonly number[]
}

export interface RemoteRoute {
  /** An absolute pattern under one of the remote's prefixes, such as '/whole-spices/:id'. */
  path: string
  /** Query parameters that the page depends on. Of the pages with any, the edge caches only the search page. */
  query?: readonly string[]
  /** The page; use `lazy` if it is large and rarely visited. */
  Component?: ComponentType
  lazy?: () => Promise<{ Component: ComponentType }>
  /** The webpackChunkName of `lazy`, so that the server can list the page's files in its HTML. */
  chunk?: string
  /** True for a private page. It is rendered without the shopper's data and never cached. */
  isPrivate?: true
  /** Starts the page's requests; used for server rendering, prefetching and navigation. */
  preload?: (
    dispatch: AppDispatch,
    params: RouteParams,
    /** Undefined in shells from before 2026-11-27. */
    language?: Language,
  ) => readonly PromiseLike<unknown>[]
  /** Returns the largest picture of the first screen once its data is loaded, so that it can be prefetched. Pure. */
  firstPicture?: (state: RootState, params: RouteParams) => FirstPicture | undefined
  /** True if most of the page's text exists only in English. Search engines are then referred to the English page. */
  isEnglish?: true
  /** Returns the page's head. Pure, so that server and browser agree on it. @param t translates titles */
  head: (state: RootState, params: RouteParams, t: Text) => Head
}

/** The parts of the shop that a remote can change when it is first loaded. */
export interface Shop {
  store: Store
}

/** A remote's translations, each language fetched on demand. */
export type LazyDictionaries = Readonly<Record<OtherLanguage, () => Promise<{ words: Translations }>>>

/** The default export of './module', the only module that a remote exposes. */
export interface RemoteModule {
  /** The remote's name in the registry, such as 'mf-catalog'. */
  name: string
  /** CONTRACT_VERSION at build time. */
  contract: string
  routes: readonly RemoteRoute[]
  register?: (shop: Shop) => void
  /** The remote's translations. Untranslated texts are shown in English and reported. */
  words?: Partial<LazyDictionaries>
  /** Components for slots in the shell's frame, fetched when a shopper first uses the slot. */
  places?: {
    /** Search results under the shell's field, from the remote that owns `/search`. */
    search?: () => Promise<{ Component: ComponentType<SearchSlot> }>
  }
  /** Tools for a shopper's assistant, fetched only in browsers with WebMCP, in their own chunk named `seldom-tools`. */
  tools?: () => Promise<{ tools: readonly AgentTool[] }>
}
