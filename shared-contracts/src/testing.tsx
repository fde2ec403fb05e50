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

export type FakeResponse = { status: number; body: unknown }
/** Maps 'GET /api/products' to its response, or to a function that receives the request body. */
export type FakeApi = Record<string, FakeResponse | ((body: unknown) => FakeResponse | Promise<FakeResponse>)>

/** Creates a fake network that responds from the table and records its requests. */
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
  /** A language other than English, with the remote's translations. */
  reads?: { language: OtherLanguage; words: Translations }
  /** Additional routes, for tests of navigation. Any other path shows the heading Elsewhere. */
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

/** Shown while a page's chunk is loading. */
function Nothing() {
  return null
}

/** Renders a whole page as the shell would, with a fresh store and a fake api. @returns `missing`: untranslated texts */
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
