import type { ComponentType } from 'react'
import type { Language, OtherLanguage } from '../../i18n/language'
import type { Text, Translations } from '../../i18n/translate'
import type { Store } from '../../store/create-store'
import type { AppDispatch } from '../../store/listening'
import type { RootState } from '../../store/root-reducer'
import type { AgentTool } from '../agents/agent-tool'
import type { SearchSlot } from '../search/search-slot'

/** The parameters of a matched path: '/blogs/:title' gives `title`. Those of its query too that the route names. */
export type RouteParams = Readonly<Record<string, string | undefined>>

/** What stands in a page's head. Titles are given without the brand; the shell adds it. */
export interface Head {
  title: string
  description: string
  /** 'noindex' for pages that are one shopper's own, or that are not there. */
  robots?: 'noindex'
  /** Of a page that search engines must not list, but whose link people send to each other: previews may show it. */
  isPreviewed?: true
  /** Said by a page at whose address nothing stands: the server answers with it. */
  status?: 404
}

/** A stored picture as a page shows it. */
export interface FirstPicture {
  /** Such as '/uploads/turmeric-powder-1.jpg'. */
  src: string
  /** The width it is shown at, as in the sizes attribute. */
  sizes: string
  /** Pixel widths stored beside the file. */
  widths: readonly number[]
}

export interface RemoteRoute {
  /** An absolute pattern, such as '/whole-spices/:id', under one of the remote's prefixes. */
  path: string
  /** The fields of the address's query that its page depends on. The edge keeps such pages for the search alone. */
  query?: readonly string[]
  /** The page; `lazy` where it is large and few visit it. */
  Component?: ComponentType
  lazy?: () => Promise<{ Component: ComponentType }>
  /** The webpackChunkName of `lazy`: the server names the page's files in the HTML. */
  chunk?: string
  /** One shopper's own page: rendered as it is before anything is known of them, and stored by nobody. */
  isPrivate?: true
  /** Starts the requests the page will need: for the server render, for prefetching, and on navigation. */
  preload?: (
    dispatch: AppDispatch,
    params: RouteParams,
    /** Left out by shells from before 2026-11-27. */
    language?: Language,
  ) => readonly PromiseLike<unknown>[]
  /** The picture that is largest when the page opens, once its data is there: fetched ahead of a visit. Pure. */
  firstPicture?: (state: RootState, params: RouteParams) => FirstPicture | undefined
  /** What it says is mostly prose, which no language but English has: search engines are led there. */
  isEnglish?: true
  /**
   * Pure: the same answer for the same state, here and on the server.
   * @param t for titles in the reader's language
   */
  head: (state: RootState, params: RouteParams, t: Text) => Head
}

/** What a remote may do to the shop when it is first loaded. */
export interface Shop {
  store: Store
}

/** Fetches a remote's texts in a language. */
export type LazyDictionaries = Readonly<Record<OtherLanguage, () => Promise<{ words: Translations }>>>

/** The one expose of a remote, './module', default export. */
export interface RemoteModule {
  /** The remote's name in the registry, such as 'mf-catalog'. */
  name: string
  /** CONTRACT_VERSION at build time. */
  contract: string
  routes: readonly RemoteRoute[]
  register?: (shop: Shop) => void
  /** The remote's texts in other languages. What has none is shown in English, and counted. */
  words?: Partial<LazyDictionaries>
  /** What the shell gives a place in its own frame, fetched when a shopper first touches it. */
  places?: {
    /** Of the remote that owns `/search`: what is found, under the shell's own field. */
    search?: () => Promise<{ Component: ComponentType<SearchSlot> }>
  }
  /**
   * What a shopper's assistant may do with what this remote owns: fetched only in browsers that know WebMCP. In a file of
   * its own, whose chunk is named `seldom-tools`.
   */
  tools?: () => Promise<{ tools: readonly AgentTool[] }>
}
