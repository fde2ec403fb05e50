import type { Language } from 'shared-contracts/i18n/language'
import type { LiveRemote } from 'shared-contracts/remote'

/** What a render worker is given to work with. */
export interface RenderTask {
  /** The remote whose pages it renders, and the page of unknown addresses. */
  remote: LiveRemote
  /** Where the api answers. */
  apiOrigin: string
  /** By which the api knows that it is asked for pages. */
  internalKey?: string | undefined
  /** Where remotes' files are. */
  filesOrigin: string
  /** The shop's public origin, for absolute addresses. */
  publicOrigin: string
  /** The shell's style sheet, whole. */
  shellCss: string
}

/** A page that is rendered to its end, in the parts of the document. */
export interface RenderedPage {
  kind: 'page'
  status: 200 | 404 | 503
  /** Nobody may store it. */
  isPrivate: boolean
  /** Its address is one of endlessly many that anyone can think of: of nothing (404), of a search, or of a private page with a token. */
  isOneOfMany: boolean
  /** Elements of the head. */
  head: string
  /** An element for the end of the document, or nothing. */
  structuredData: string
  /** The rules the page needs for its first paint. */
  css: string
  /** What stands in the root element. */
  html: string
  /** The store's state, for the browser to go on with. */
  state: unknown
  /** The page's own files under the remote's base, besides the container's first ones. */
  files: readonly string[]
  language: Language
  /** Texts that it shows in English because the language has no words for them. */
  missing: readonly string[]
}

/** The path is another spelling of a page's own. */
interface Redirection {
  kind: 'redirection'
  path: string
}

/** The path is passed only on the way to another. */
interface Onward {
  kind: 'onward'
  path: string
}

export type Rendered = RenderedPage | Redirection | Onward
