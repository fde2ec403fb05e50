import type { ComponentType } from 'react'
import { parsePath } from 'react-router-dom'
import { api, readStatus } from 'shared-contracts/http'
import type { Language } from 'shared-contracts/i18n/language'
import type { Metadata, RemoteServerModule } from 'shared-contracts/remote'
import type { Store } from 'shared-contracts/store'
import { canonicalPath } from '../../runtime/canonical-path'
import { type FoundRoute, findRoute } from '../../runtime/find-route'
import { inlineJson } from '../document/inline-json'
import type { Rendered, RenderedPage, RenderTask } from '../rendered-page'
import type { Styles } from './css/styles'
import { possibleRoutes } from './possible-routes'
import { sentQueries } from './sent-queries'
import type { Site } from './site'

interface Parts<Content> {
  site: Site<Content>
  task: RenderTask
  module: RemoteServerModule
  styles: Styles
  content?: Content | undefined
}

interface Prepared {
  language: Language
  /** The path of the same page in English. */
  pathname: string
  /** The parts of the query that change the page. */
  search: string
  found: FoundRoute | undefined
  metadata: Metadata | undefined
  /** True if a request for the page's data failed. */
  hasFailed: boolean
  store: Store
}

/** Loads a page's data, then lets the site render it. @param path with the query @throws the remote's errors */
export async function renderPage<Content>(path: string, parts: Parts<Content>): Promise<Rendered> {
  const { site, task, module, content } = parts
  const { pathname: address = '/', search = '' } = parsePath(path)
  const { language, pathname } = site.splitLanguage(address)
  const match = findRoute({ routes: possibleRoutes(module.routes, pathname) }, pathname, search)
  const found = match && { remote: task.remote, ...match }
  const onward = found && module.leadsOn?.[found.route.path]?.(found.params)
  if (onward !== undefined) return { kind: 'onward', path: site.inLanguage(language, onward) }
  const spelt = found && canonicalPath(found.route.path, pathname)
  if (spelt !== undefined && spelt !== pathname)
    return { kind: 'redirection', path: site.inLanguage(language, spelt) }

  const calls = new Set<string>()
  const store = site.createStore(task, content, (call) => calls.add(call))
  try {
    module.register?.({ store })
    const hasFailed = found ? await fetchData(found, store, language) : false
    const metadata =
      found && module.metadata[found.route.path]?.(store.getState(), found.params, task.publicOrigin)
    const known = metadata?.canonical
    if (found && known !== undefined && known !== pathname && isCanonicalSpelling(found.route.path, known))
      return { kind: 'redirection', path: site.inLanguage(language, known) }
    const page = { language, pathname, search, found, metadata, hasFailed, store }
    const rendered = await renderPrepared(page, parts)
    return { ...rendered, calls: [...calls] }
  } finally {
    // Clears the timers that would keep the store in memory for a minute.
    store.dispatch(api.util.resetApiState())
  }
}

async function renderPrepared<Content>(
  { found, hasFailed, ...prepared }: Prepared,
  { site, task, module, styles }: Parts<Content>,
): Promise<Omit<RenderedPage, 'calls'>> {
  const { language, search, store } = prepared
  const Component = await componentOf(found)
  const page = found && Component && { ...found, Component }
  const { status, chunks, ...framed } = await site.frame({ ...prepared, task, module, page })
  const { isPrivate = false, chunk } = found?.route ?? {}
  const files = [chunk, ...chunks].flatMap((name) => (name && task.remote.pages?.[name]) || [])
  return {
    kind: 'page',
    status: status ?? (hasFailed ? 503 : 200),
    isPrivate,
    isOneOfMany:
      status === 404 || search !== '' || (isPrivate && Object.keys(found?.params ?? {}).length > 0),
    ...framed,
    css: await styles.criticalCss(framed.html, files),
    state: inlineJson({ api: { queries: sentQueries(store.getState().api.queries, module.sentData) } }),
    files,
    language,
  }
}

/** True if a path is spelt as this route spells it. A page's canonical path may belong to another route. */
function isCanonicalSpelling(pattern: string, path: string): boolean {
  return canonicalPath(pattern, path) === path
}

/** Loads the page's data. @returns true if a request failed; missing data (404) is not a failure */
async function fetchData({ route, params }: FoundRoute, store: Store, language: Language): Promise<boolean> {
  const answers = await Promise.all(route.preload?.(store.dispatch, params, language) ?? [])
  return answers.some((answer) => {
    const error = typeof answer === 'object' && answer !== null && 'error' in answer && answer.error
    return Boolean(error) && readStatus(error) !== 404
  })
}

async function componentOf(found: FoundRoute | undefined): Promise<ComponentType | undefined> {
  return found?.route.Component ?? (await found?.route.lazy?.())?.Component
}
