import type { ComponentType } from 'react'
import type { Language } from 'shared-contracts/i18n/language'
import type { Metadata, RemoteServerModule } from 'shared-contracts/remote'
import type { Store } from 'shared-contracts/store'
import type { FoundRoute } from '../../runtime/find-route'
import type { RenderTask } from '../rendered-page'

/** A page whose data has been fetched. */
export interface PreparedPage {
  task: RenderTask
  /** The remote of this thread, which need not own the page. */
  module: RemoteServerModule
  language: Language
  /** The path without its language. */
  pathname: string
  /** The parts of the query that change the page. */
  search: string
  /** Undefined where no remote has a page. */
  page: (FoundRoute & { Component: ComponentType }) | undefined
  metadata: Metadata | undefined
  store: Store
}

/** A page in the site's frame. */
export interface FramedPage {
  /** The HTML of the root element. */
  html: string
  /** Elements of the head. */
  head: string
  /** Elements for the end of the document. */
  structuredData: string
  /** Said by a page at whose address nothing stands. */
  status?: 404 | undefined
  /** Names of the remote's chunks that the page needs besides its own, such as those of translations. */
  chunks: readonly string[]
  /** Texts that it shows in English because the language has no words for them. */
  missing: readonly string[]
}

/**
 * What a site brings to the thread that renders its pages.
 * @template Content what a page is given besides its path, such as texts that editors have written
 */
export interface Site<Content = unknown> {
  /** The store of one page, or of one question to the remote. */
  createStore: (task: RenderTask, content?: Content) => Store
  /** Takes the language out of a path. */
  splitLanguage: (path: string) => { language: Language; pathname: string }
  /** The path of a page in a language. */
  inLanguage: (language: Language, pathname: string) => string
  /** Renders a page in the site's frame, with its head. @throws what the remote throws */
  frame: (page: PreparedPage) => Promise<FramedPage>
}
