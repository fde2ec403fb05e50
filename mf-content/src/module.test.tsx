import { screen } from '@testing-library/react'
import { inEnglish } from 'shared-contracts/i18n/translate'
import { shop } from 'shared-contracts/platform/shop'
import { verifyRemote } from 'shared-contracts/remote/contract/verify-remote'
import { createStore } from 'shared-contracts/store'
import { fakeHttp, renderRemote } from 'shared-contracts/testing'
import packageJson from '../package.json'
import module from './module'

const headings = [
  ['/', 'BRINGING THE FLAVOURS TO YOU!'],
  ['/about', 'ABOUT US'],
  ['/shipping', 'Shipping Policy'],
  ['/terms', 'Terms and Conditions'],
  ['/privacy', 'Privacy Policy'],
  ['/refund', 'Refund Policy'],
  ['/recipes', `Cook something wonderful with ${shop.brand}`],
  ['/recipes-grid', `Cook something wonderful with ${shop.brand}`],
  ['/product/3', 'Punjabi Chole'],
  ['/product/3/cook', 'Punjabi Chole'],
  ['/wholesale', 'Wholesale'],
  ['/export', 'Export'],
  ['/blogs', 'BLOGS'],
  ['/blogs/Any', 'Loading blog...'],
  ['/contact', 'CONTACT US'],
] as const

test('the remote fulfils the contract', () => {
  expect(verifyRemote(module, { name: packageJson.name, prefixes: packageJson.shop.prefixes })).toEqual([])
})

test.each(headings)('%s has one heading: %s [1.1, 1.19, 4.2, 5.1]', async (path, heading) => {
  renderRemote(module, path)
  expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible()
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
})

test('every page has a title and a description, and only unknown recipes are hidden from search engines [1.15, 6.12]', () => {
  const state = createStore().getState()
  for (const { head } of module.routes) {
    const { title, description } = head(state, { id: '3', title: 'Rasam' }, inEnglish)
    expect(title).not.toBe('')
    expect(description).not.toBe('')
  }
  const recipe = module.routes.find(({ path }) => path === '/product/:id')
  expect(recipe?.head(state, { id: '3' }, inEnglish)).toMatchObject({ title: 'Punjabi Chole recipe' })
  expect(recipe?.head(state, { id: '3' }, inEnglish)).not.toHaveProperty('robots')
  expect(recipe?.head(state, { id: '13' }, inEnglish)).toMatchObject({
    title: 'Product not found',
    robots: 'noindex',
  })
})

const rasam = { title: 'Rasam', description: '<p>Hot.</p>', image: 'rasam.jpg', publishedAt: '2026-06-15' }
const blogsApi = {
  'GET /api/blogs': { status: 200, body: [rasam] },
  'GET /api/blogs/Rasam': { status: 200, body: rasam },
}

test.each(module.routes.map(({ path }) => path))(
  'the preload of %s covers all its first requests',
  async (pattern) => {
    const params = { id: '3', title: 'Rasam' }
    const store = createStore({ http: fakeHttp(blogsApi).http })
    const route = module.routes.find((one) => one.path === pattern)
    await Promise.all(route?.preload?.(store.dispatch, params) ?? [])
    const path = pattern.replace(':id', params.id).replace(':title', params.title)
    const { requests } = renderRemote(module, path, { api: blogsApi, preloadedState: store.getState() })
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible()
    expect(requests).toEqual([])
    store.dispatch({ type: 'api/resetApiState' })
  },
)
