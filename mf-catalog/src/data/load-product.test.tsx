import { screen } from '@testing-library/react'
import { productsApi } from 'shared-contracts/http'
import { createStore } from 'shared-contracts/store'
import { fakeHttp, renderRemote } from 'shared-contracts/testing'
import module from '../module'
import { cloves, turmeric } from '../testing/example-products'
import { asCards } from './as-cards'
import { listPartsApi } from './list-parts-api'
import { loadProduct } from './load-product'

const { getProduct } = productsApi.endpoints
const { mfCatalogGetListPart } = listPartsApi.endpoints
const found = (data: unknown) => ({ status: 200, body: { success: true, data } })
const dearer = { ...turmeric, variants: [{ _id: 'turmeric-100', quantity: '100 g', price: 999 }] }

function openShop() {
  const { http, requests } = fakeHttp({
    'GET /api/products/category/GROUND%20SPICES': found([turmeric]),
    'GET /api/products': found([dearer, cloves]),
    'GET /api/products/turmeric-powder': found(dearer),
    'GET /api/products/turmeric-powder/facts': found({ maker: 'Kesar & Clove', variants: [] }),
  })
  const store = createStore({ http })
  return {
    store,
    urls: () => requests.map(({ url }) => url),
    openList: () => store.dispatch(mfCatalogGetListPart.initiate({ category: 'GROUND SPICES', part: 1 })),
    known: () => getProduct.select('turmeric-powder')(store.getState()).data,
    load: () => Promise.all(store.dispatch(loadProduct('turmeric-powder'))),
  }
}

afterEach(() => jest.useRealTimers())

test('a product opened from a list needs only the request for its label', async () => {
  const { store, urls, openList, load } = openShop()
  await openList()
  await load()
  expect(urls()).toEqual(['/api/products/category/GROUND%20SPICES', '/api/products/turmeric-powder/facts'])
  const { requests } = renderRemote(module, '/ground-spices/turmeric-powder', {
    preloadedState: store.getState(),
  })
  expect(await screen.findByRole('heading', { level: 1, name: 'Turmeric Powder' })).toBeVisible()
  expect(requests).toEqual([])
})

test('a product that is in no list is requested', async () => {
  const { urls, known, load } = openShop()
  await load()
  expect(urls()).toContain('/api/products/turmeric-powder')
  expect(known()).toEqual(dearer)
})

test("a product of which the page's HTML has only the card is requested", async () => {
  const { store, urls, known, load } = openShop()
  const value = asCards({ items: [turmeric], total: 1 })
  const arg = { category: 'GROUND SPICES' as const, part: 1 }
  store.dispatch(listPartsApi.util.upsertQueryEntries([{ endpointName: 'mfCatalogGetListPart', arg, value }]))
  await load()
  expect(urls()).toContain('/api/products/turmeric-powder')
  expect(known()).toEqual(dearer)
})

test('a list never overwrites a product that was requested itself', async () => {
  const { urls, openList, known, load } = openShop()
  await Promise.all([load(), openList(), load()])
  await load()
  expect(known()).toEqual(dearer)
  expect(urls().filter((url) => url === '/api/products/turmeric-powder')).toHaveLength(1)
})

test('the newer of two lists sets the price', async () => {
  jest.useFakeTimers({ doNotFake: ['performance'] })
  const { store, openList, known, load } = openShop()
  await openList()
  jest.setSystemTime(Date.now() + 1000)
  await store.dispatch(mfCatalogGetListPart.initiate({ category: undefined, part: 1 }))
  await load()
  expect(known()).toEqual(dearer)
})

test('an old list does not set the price', async () => {
  jest.useFakeTimers({ doNotFake: ['performance'] })
  jest.setSystemTime(Date.now() + 3_600_000)
  const { urls, openList, known, load } = openShop()
  await openList()
  jest.setSystemTime(Date.now() + 3_600_000)
  await load()
  expect(urls()).toContain('/api/products/turmeric-powder')
  expect(known()).toEqual(dearer)
})
