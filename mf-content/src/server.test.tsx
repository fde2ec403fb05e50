/** @jest-environment node */
import { renderToString } from 'react-dom/server'
import { Provider } from 'react-redux'
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router-dom'
import { api } from 'shared-contracts/http'
import { inEnglish } from 'shared-contracts/i18n/translate'
import { createStore, type Store } from 'shared-contracts/store'
import { fakeHttp } from 'shared-contracts/testing'
import { blogsApi } from './data/blogs/blogs-api'
import module from './module'
import server from './server'

const rasam = {
  title: 'Rasam basics',
  description: '<h2>Boil it gently</h2><p>Stop at the froth.</p>',
  image: 'rasam-basics.jpg',
  publishedAt: '2024-01-01',
}

const stores: Store[] = []

// Stops the timers of cached responses, which would run for a minute.
afterEach(() => {
  for (const store of stores.splice(0)) store.dispatch(api.util.resetApiState())
})

function openStore(http: ReturnType<typeof fakeHttp>['http']) {
  const store = createStore({ http })
  stores.push(store)
  return store
}

/** Returns the server's HTML for a path once its data has loaded. */
async function serve(path: string, pattern: string) {
  const route = module.routes.find((candidate) => candidate.path === pattern)
  const Component = route?.Component ?? (await route?.lazy?.())?.Component
  const { http } = fakeHttp({
    'GET /api/blogs': { status: 200, body: [rasam] },
    'GET /api/blogs/Rasam%20basics': { status: 200, body: rasam },
  })
  const store = openStore(http)
  await Promise.all(route?.preload?.(store.dispatch, { title: rasam.title, id: '3' }) ?? [])
  const routes = [{ path: pattern, Component }] as RouteObject[]
  const router = createMemoryRouter(routes, { initialEntries: [path] })
  const html = renderToString(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
  )
  return { html, head: route?.head(store.getState(), { title: rasam.title, id: '3' }, inEnglish) }
}

test.each(module.routes.map(({ path }) => path))('a server without a DOM renders %s', async (pattern) => {
  const path = pattern.replace(':id', '3').replace(':title', encodeURIComponent(rasam.title))
  const { html } = await serve(path, pattern)
  expect(html.match(/<h1/g)).toHaveLength(1)
})

test('the server sends a blog with its text and head [19.11]', async () => {
  const { html, head } = await serve('/blogs/Rasam%20basics', '/blogs/:title')
  expect(html).toContain('<h2>Boil it gently</h2><p>Stop at the froth.</p>')
  expect(head).toEqual({ title: 'Rasam basics', description: 'Boil it gently Stop at the froth.' })
})

test('the server sends the list of blogs with its cards', async () => {
  const { html } = await serve('/blogs', '/blogs')
  expect(html).toContain('Rasam basics')
  expect(html).not.toContain('Loading blogs...')
})

test('a page with the list of blogs contains their cards, not their texts', () => {
  const preview = 'Boil it gently Stop at the froth.…'
  const [card] = server.sentData.mfContentGetBlogs([rasam])
  expect(card).toEqual({ title: 'Rasam basics', image: 'rasam-basics.jpg', preview })
})

test('a second preload sends no second request', async () => {
  const { http, requests } = fakeHttp({ 'GET /api/blogs': { status: 200, body: [rasam] } })
  const store = openStore(http)
  const preload = () =>
    store.dispatch(blogsApi.endpoints.mfContentGetBlogs.initiate(undefined, { subscribe: false }))
  await Promise.all([preload(), preload()])
  expect(requests).toHaveLength(1)
})
