import { parsePath } from 'react-router-dom'
import type { PublishedContent } from 'shared-contracts/content/published-content'
import { api, statusOf } from 'shared-contracts/http'
import { inLanguage, type Language, splitLanguage } from 'shared-contracts/i18n/language'
import { textIn, type Words } from 'shared-contracts/i18n/translate'
import type { Metadata, RemoteServerModule } from 'shared-contracts/remote'
import type { Store } from 'shared-contracts/store'
import { App } from '../../../../shell/src/app'
import { frameTranslations } from '../../../../shell/src/i18n/frame-translations'
import { translationsOf } from '../../../../shell/src/i18n/translations-of'
import { viewHead } from '../../../../shell/src/page-frame/view-head'
import { canonicalPath } from '../../../../shell/src/routing/canonical-path'
import { findRoute } from '../../../../shell/src/routing/find-route'
import { staticRouter } from '../../../../shell/src/routing/static-router'
import type { FoundRoute, Shown } from '../../../../shell/src/routing/view'
import { headHtml, structuredDataHtml } from '../../head/head-html'
import type { Styles } from '../css/styles'
import type { Rendered, RenderedPage, RenderTask } from '../rendered-page'
import { renderHtml } from './render-html'
import { serverStore } from './server-store'

interface Parts {
  task: RenderTask
  /** The remote's module, loaded. */
  module: RemoteServerModule
  styles: Styles
  /** What the shop's people have written for the page, where there is any. */
  own?: PublishedContent | undefined
}

/** A path with what is known of it before it is rendered. */
interface Prepared {
  language: Language
  /** Of the same page in English. */
  pathname: string
  /** What of the query the page depends on. */
  search: string
  found: FoundRoute | undefined
  metadata: Metadata | undefined
  /** Whether a request failed. */
  hasFailed: boolean
  store: Store
}

/**
 * Renders the page at a path, with what of the query it depends on: its data first, then everything between navigation and footer.
 * @throws what the remote throws
 */
export async function renderPage(path: string, parts: Parts): Promise<Rendered> {
  const { task, module, own } = parts
  const { pathname: address = '/', search = '' } = parsePath(path)
  const { language, pathname } = splitLanguage(address)
  const match = findRoute(module, pathname, search)
  const found = match && { remote: task.remote, ...match }
  const onward = found && module.leadsOn?.[found.route.path]?.(found.params)
  if (onward !== undefined) return { kind: 'onward', path: inLanguage(language, onward) }
  const spelt = found && canonicalPath(found.route.path, pathname)
  if (spelt !== undefined && spelt !== pathname)
    return { kind: 'redirection', path: inLanguage(language, spelt) }

  const store = serverStore(task, own)
  try {
    module.register?.({ store })
    const hasFailed = found ? await fetchData(found, store, language) : false
    const metadata =
      found && module.metadata[found.route.path]?.(store.getState(), found.params, task.publicOrigin)
    const known = metadata?.canonical
    if (found && known !== undefined && known !== pathname && isSpellingOf(found.route.path, known))
      return { kind: 'redirection', path: inLanguage(language, known) }
    return await renderPrepared({ language, pathname, search, found, metadata, hasFailed, store }, parts)
  } finally {
    // Ends the timers that would keep the store for a minute.
    store.dispatch(api.util.resetApiState())
  }
}

async function renderPrepared(
  { language, pathname, search, found, metadata, hasFailed, store }: Prepared,
  { task, module, styles }: Parts,
): Promise<RenderedPage> {
  const [ofFrame, words] = await Promise.all([frameTranslations(language), translationsOf(module, language)])
  const missing = new Set<string>()
  const onMissing = (english: string) => void missing.add(english)
  const shown = await shownOf(found, words)
  const router = staticRouter(pathname + search, shown, language)
  const html = await renderHtml(<App {...{ store, router, language, onMissing }} words={ofFrame} />)
  const state = store.getState()
  const head = viewHead(shown, state, textIn(words, onMissing))
  const { isPrivate = false, chunk } = found?.route ?? {}
  const filesOf = (name: string | undefined) => (name && task.remote.pages?.[name]) || []
  const files = [...filesOf(chunk), ...(words ? filesOf(`i18n-${language}`) : [])]
  const described = {
    head,
    metadata,
    language,
    canonicalPath: pathname,
    origin: task.publicOrigin,
    isEnglish: found?.route.isEnglish,
  }
  return {
    kind: 'page',
    status: head.status ?? (hasFailed ? 503 : 200),
    isPrivate,
    isOneOfMany:
      head.status === 404 || search !== '' || (isPrivate && Object.keys(found?.params ?? {}).length > 0),
    head: headHtml(described),
    structuredData: structuredDataHtml(described),
    css: await styles.criticalCss(html, files),
    html,
    state: { api: { queries: state.api.queries } },
    files,
    language,
    missing: [...missing],
  }
}

/** Whether a path is one of this route; the canonical path of a page can also be one of another. */
function isSpellingOf(pattern: string, path: string): boolean {
  return canonicalPath(pattern, path) === path
}

/** Asks for what the page needs. @returns whether a request failed; what does not exist (404) is no failure */
async function fetchData({ route, params }: FoundRoute, store: Store, language: Language): Promise<boolean> {
  const answers = await Promise.all(route.preload?.(store.dispatch, params, language) ?? [])
  return answers.some((answer) => {
    const error = typeof answer === 'object' && answer !== null && 'error' in answer && answer.error
    return Boolean(error) && statusOf(error) !== 404
  })
}

async function shownOf(
  found: FoundRoute | undefined,
  words: Words | undefined,
): Promise<Exclude<Shown, { kind: 'loading' }>> {
  const Component = found?.route.Component ?? (await found?.route.lazy?.())?.Component
  return found && Component ? { kind: 'page', Component, words, ...found } : { kind: 'unknown' }
}
