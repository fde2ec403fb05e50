import { screen } from '@testing-library/react'
import { collections } from 'shared-contracts/catalog/lists/collections'
import { inEnglish } from 'shared-contracts/i18n/translate'
import { verifyRemote } from 'shared-contracts/remote/contract/verify-remote'
import { createStore } from 'shared-contracts/store'
import { fakeHttp, renderRemote } from 'shared-contracts/testing'
import manifest from '../package.json'
import module from './module'
import { clovesFacts, turmeric } from './testing/example-products'

const product = module.routes.find(({ path }) => path === '/ground-spices/:id')

test('the remote fulfils the contract', () => {
  expect(verifyRemote(module, { name: manifest.name, prefixes: manifest.shop.prefixes })).toEqual([])
})

test('every page has a title and a description for search engines [1.15]', () => {
  const state = createStore().getState()
  for (const { head } of module.routes) {
    const { title, description } = head(state, { id: 'turmeric-powder' }, inEnglish)
    expect(title).not.toBe('')
    expect(description.length).toBeGreaterThan(40)
  }
})

test('the title of a product page names the product once loaded [8.21]', async () => {
  const long = { ...turmeric, description: 'Deep yellow. '.repeat(30) }
  const store = createStore({ http: async () => ({ status: 200, data: { success: true, data: long } }) })
  await Promise.all(product?.preload?.(store.dispatch, { id: 'turmeric-powder' }) ?? [])
  const head = product?.head(store.getState(), { id: 'turmeric-powder' }, inEnglish)
  expect(head?.title).toBe('Turmeric Powder')
  expect(head?.description).toMatch(/^Deep yellow\. .{100,150}…$/)
})

test.each(Object.values(collections).map(({ slug, heading }) => [`/${slug}`, heading]))(
  '%s has one heading: %s [1.2, 1.19, 7.1]',
  async (path, heading) => {
    renderRemote(module, path)
    expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible()
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
  },
)

test.each(Object.values(collections).map(({ slug }) => `/${slug}/turmeric-powder`))(
  '%s shows the product [1.3, 1.19]',
  async (path) => {
    const body = { success: true, data: turmeric }
    renderRemote(module, path, { api: { 'GET /api/products/turmeric-powder': { status: 200, body } } })
    expect(await screen.findByRole('heading', { level: 1, name: turmeric.name })).toBeVisible()
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
  },
)

test.each([
  ['/ground-spices', '/ground-spices', 'GET /api/products/category/GROUND%20SPICES'],
  ['/all-products', '/all-products', 'GET /api/products'],
  ['/ground-spices/:id', '/ground-spices/turmeric-powder', 'GET /api/products/turmeric-powder'],
])('the preload of %s covers all its first requests', async (pattern, path, request) => {
  const data = pattern.endsWith(':id') ? turmeric : [turmeric]
  const api = {
    [request]: { status: 200, body: { success: true, data } },
    'GET /api/products/turmeric-powder/facts': { status: 200, body: { success: true, data: clovesFacts } },
  }
  const store = createStore({ http: fakeHttp(api).http })
  const route = module.routes.find((one) => one.path === pattern)
  await Promise.all(route?.preload?.(store.dispatch, { id: 'turmeric-powder' }) ?? [])
  const { requests } = renderRemote(module, path, { api, preloadedState: store.getState() })
  expect((await screen.findAllByText('Turmeric Powder'))[0]).toBeVisible()
  expect(requests).toEqual([])
  store.dispatch({ type: 'api/resetApiState' })
})
