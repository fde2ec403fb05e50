import { screen } from '@testing-library/react'
import { sourceSet } from 'design-system/picture/stored-picture'
import { createStore, type RootState } from 'shared-contracts/store'
import { fakeHttp, renderRemote } from 'shared-contracts/testing'
import module from '../module'
import { cloves, kit, turmeric } from '../testing/example-products'

const found = (data: unknown) => ({ status: 200, body: { success: true, data } })
const api = {
  'GET /api/products': found([turmeric, cloves]),
  'GET /api/products/category/WHOLE%20SPICES': found([cloves]),
  'GET /api/products/category/GROUND%20SPICES': found([turmeric]),
  'GET /api/products/category/SPICES%20BLENDS': found([]),
  'GET /api/products?category=DIY%20SPICE%20KIT': found([kit]),
  'GET /api/products/cloves': found(cloves),
  'GET /api/products/turmeric-powder': found(turmeric),
  'GET /api/products/rasam-powder-kit': found(kit),
}

async function fetchAhead(pattern: string, id = '') {
  const store = createStore({ http: fakeHttp(api).http })
  const route = module.routes.find(({ path }) => path === pattern)
  await Promise.all(route?.preload?.(store.dispatch, { id }) ?? [])
  return { picture: route?.firstPicture?.(store.getState(), { id }), state: store.getState() }
}

test.each([
  ['/all-products', ''],
  ['/whole-spices', ''],
  ['/ground-spices', ''],
  ['/diy-spices', ''],
  ['/retails', ''],
  ['/ground-spices/:id', 'turmeric-powder'],
  ['/whole-spices/:id', 'cloves'],
])('the picture prefetched for %s is its first one', async (pattern, id) => {
  const { picture, state } = await fetchAhead(pattern, id)
  const { container } = renderRemote(module, pattern.replace(':id', id), { api, preloadedState: state })
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible()
  const [first, ...more] = container.querySelectorAll('img[fetchpriority="high"]')
  expect(more).toEqual([])
  expect(first).toHaveAttribute('loading', 'eager')
  expect(container.querySelectorAll('img:not([loading="lazy"])')).toHaveLength(1)
  const avif = first?.parentElement?.querySelector('source[type="image/avif"]')
  expect(avif).toHaveAttribute('srcset', sourceSet(picture?.src ?? '', picture?.widths ?? [], 'avif'))
  expect(avif).toHaveAttribute('sizes', picture?.sizes)
})

test('a product without pictures, or an unknown one, prefetches nothing', async () => {
  expect((await fetchAhead('/diy-spices/:id', 'rasam-powder-kit')).picture).toBeUndefined()
  expect((await fetchAhead('/diy-spices/:id', 'unknown')).picture).toBeUndefined()
})

test('a banner uploaded by staff is shown and prefetched', async () => {
  const src = '/uploads/banners/banner-about.jpg'
  const own = { data: { retails: { title: 'Diwali blends', picture: src } } }
  const preloadedState = { api: { queries: { own } } } as unknown as Partial<RootState>
  const route = module.routes.find(({ path }) => path === '/retails')
  expect(route?.firstPicture?.(preloadedState as RootState, {})).toMatchObject({ src })
  const { container } = renderRemote(module, '/retails', { api, preloadedState })
  expect(await screen.findByRole('heading', { level: 1, name: 'Diwali blends' })).toBeVisible()
  expect(container.querySelector('img[fetchpriority="high"]')).toHaveAttribute('src', src)
})
