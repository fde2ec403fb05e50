import { act, render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Provider } from 'react-redux'
import { createMemoryRouter, Link, type RouteObject, RouterProvider } from 'react-router-dom'
import type { Http } from './http'
import { api } from './http'
import { dictionaries } from './i18n/dictionaries'
import type { OtherLanguage } from './i18n/language'
import type { Translations } from './i18n/translate'
import type { RemoteModule } from './remote'
import { createStore, type RootState, shopOpened } from './store'
import { Reads } from './words'

/** An answer of the imitated api: a body with status 200, or a status with a body. */
export type FakeResponse = { status: number; body: unknown }
/** 'GET /api/products' to its answer; a function sees the request's body. */
export type FakeApi = Record<string, FakeResponse | ((body: unknown) => FakeResponse | Promise<FakeResponse>)>

/** The network of a test: answers as the table says, and remembers what was asked. */
export function fakeHttp(table: FakeApi) {
  const requests: { method: string; url: string; body: unknown; headers?: unknown }[] = []
  const http: Http = async ({ method = 'GET', url = '', data, headers, validateStatus }) => {
    requests.push({ method, url, body: data, ...(headers && { headers }) })
    const found =
      url === '/api/session' && !table['GET /api/session']
        ? { status: 200, body: { user: null } }
        : table[`${method} ${url}`]
    const answer = typeof found === 'function' ? await found(data) : found
    if (!answer)
      throw {
        response: { status: 404, data: { message: `No answer for ${method} ${url}`, code: 'NOT_FOUND' } },
      }
    const isWanted = validateStatus?.(answer.status) ?? answer.status < 400
    if (!isWanted) throw { response: { status: answer.status, data: answer.body } }
    return { status: answer.status, data: answer.body }
  }
  return { http, requests }
}

interface RenderOptions {
  api?: FakeApi
  preloadedState?: Partial<RootState>
  /** Another language than English, and the remote's own words of it. */
  reads?: { language: OtherLanguage; words: Translations }
  /** Further routes, so that a test sees where a page leads. Other paths show their own address. */
  routes?: RouteObject[]
}

function Elsewhere() {
  return (
    <main>
      <h1>Elsewhere</h1>
      <Link to="/">Home</Link>
    </main>
  )
}

/** What stands while a page's own file is on its way. */
function Nothing() {
  return null
}

/**
 * Renders a remote's page whole, at a path, with a fresh store and an imitated api; acts as the shell would.
 * @returns beside the page, as `missing`, the texts that have no words in the language
 */
export function renderRemote(module: RemoteModule, path: string, options: RenderOptions = {}) {
  const { http, requests } = fakeHttp(options.api ?? {})
  const store = createStore({ http, preloadedState: options.preloadedState })
  module.register?.({ store })
  const router = createMemoryRouter(
    [
      ...module.routes.map(
        ({ path, Component, lazy }) => ({ path, Component, lazy, HydrateFallback: Nothing }) as RouteObject,
      ),
      ...(options.routes ?? []),
      { path: '*', Component: Elsewhere },
    ],
    { initialEntries: [path] },
  )
  const { language, words } = options.reads ?? {}
  const missing: string[] = []
  const page = render(
    <Provider store={store}>
      <Reads
        language={language}
        words={language && { ...dictionaries[language], ...words }}
        onMissing={(english) => missing.push(english)}
      >
        <RouterProvider router={router} />
      </Reads>
    </Provider>,
  )
  act(() => {
    store.dispatch(shopOpened())
  })
  return { ...page, missing, store, router, requests, user: userEvent.setup(), api }
}
