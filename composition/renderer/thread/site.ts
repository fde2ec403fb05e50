import type { ComponentType } from 'react'
import type { Language } from 'shared-contracts/i18n/language'
import type { Metadata, RemoteServerModule } from 'shared-contracts/remote'
import type { Store } from 'shared-contracts/store'
import type { FoundRoute } from '../../runtime/find-route'
import type { RenderTask } from '../rendered-page'

/** A page whose data has been loaded. */
export interface PreparedPage {
  task: RenderTask
  /** The remote of this thread, which need not own the page. */
  module: RemoteServerModule
  language: Language
  /** The path without its language. */
  pathname: string
  /** The parts of the query that change the page. */
  search: string
  /** Undefined if no remote has a page at this path. */
  page: (FoundRoute & { Component: ComponentType }) | undefined
  metadata: Metadata | undefined
  store: Store
}

export interface FramedPage {
  /** The HTML of the root element. */
  html: string
  head: string
  /** Elements for the end of the document. */
  structuredData: string
  /** Set for a page that does not exist. */
  status?: 404 | undefined
  /** Additional chunks of the remote that the page needs, such as those of translations. */
  chunks: readonly string[]
  /** Untranslated texts, shown in English. */
  missing: readonly string[]
}

/** A site's part in rendering pages. @template Content passed to a page with its path, such as texts by editors */
export interface Site<Content = unknown> {
  /** Creates the store of one page or list. @param onCall called with the path and query of each request */
  createStore: (task: RenderTask, content?: Content, onCall?: (call: string) => void) => Store
  splitLanguage: (path: string) => { language: Language; pathname: string }
  inLanguage: (language: Language, pathname: string) => string
  /** Renders a page in the site's frame, with its head. @throws errors of the remote */
  frame: (page: PreparedPage) => Promise<FramedPage>
}
