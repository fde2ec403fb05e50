import { text } from 'node:stream/consumers'
import { prerenderToNodeStream } from 'react-dom/static'
import { Provider } from 'react-redux'
import { createMemoryRouter, matchRoutes, RouterProvider } from 'react-router-dom'
import { createStore } from 'shared-contracts/store'
import catalog from '../../../../mf-catalog/src/server'
import { ORIGIN } from './structured-data-schema'

/** Renders a catalogue page with its structured data. @param ask requests a path from the api */
export async function renderCatalogue(
  path: string,
  ask: (url: string) => Promise<{ status: number; data: unknown }>,
) {
  const store = createStore({ http: ({ url = '' }) => ask(url) })
  const [match] = matchRoutes([...catalog.routes], path) ?? []
  if (!match) throw new Error(`No page at ${path}.`)
  await Promise.all(match.route.preload?.(store.dispatch, match.params) ?? [])
  const routes = catalog.routes.map(({ path, Component }) => ({ path, Component }))
  const { prelude } = await prerenderToNodeStream(
    <Provider store={store}>
      <RouterProvider router={createMemoryRouter(routes, { initialEntries: [path] })} />
    </Provider>,
  )
  const html = await text(prelude)
  const metadata = catalog.metadata[match.route.path]?.(store.getState(), match.params, ORIGIN)
  store.dispatch({ type: 'api/resetApiState' })
  return { html, structuredData: metadata?.structuredData ?? [] }
}
