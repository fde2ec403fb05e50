import type { Language } from 'shared-contracts/i18n/language'
import type { LiveRemote } from 'shared-contracts/remote'

export interface RenderTask {
  /** The remote whose pages the thread renders, besides the page for unknown addresses. */
  remote: LiveRemote
  apiOrigin: string
  /** Identifies the renderer to the api. */
  internalKey?: string | undefined
  /** Origin of the remotes' files. */
  filesOrigin: string
  /** The shop's public origin, for absolute addresses. */
  publicOrigin: string
  /** The shell's full style sheet. */
  shellCss: string
}

/** The parts of a rendered page's document. */
export interface RenderedPage {
  kind: 'page'
  status: 200 | 404 | 503
  /** True if browsers add a shopper's own data to it, so that only the edge may cache it. */
  isPrivate: boolean
  /** True if its address is one of endlessly many: an unknown one (404), a search, or a private page with a token. */
  isOneOfMany: boolean
  head: string
  /** An element for the end of the document, or an empty string. */
  structuredData: string
  /** The CSS rules for the first paint. */
  css: string
  /** The content of the root element. */
  html: string
  /** The store's state for the browser, as JSON for a script element. */
  state: string
  /** The page's own files, relative to the remote's base, without those that all its pages need. */
  files: readonly string[]
  /** Path and query of each request made while rendering the page. */
  calls: readonly string[]
  language: Language
  /** Untranslated texts, shown in English. */
  missing: readonly string[]
}

/** A redirect from another spelling of a page's path. */
interface Redirection {
  kind: 'redirection'
  path: string
}

/** A redirect from a path that only forwards to another, such as a shared cart. */
interface Onward {
  kind: 'onward'
  path: string
}

export type Rendered = RenderedPage | Redirection | Onward
