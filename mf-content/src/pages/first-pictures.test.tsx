import { screen } from '@testing-library/react'
import { sourceSet } from 'design-system/picture/stored-picture'
import { createStore } from 'shared-contracts/store'
import { fakeHttp, renderRemote } from 'shared-contracts/testing'
import module from '../module'

const rasam = { title: 'Rasam', description: '<p>Hot.</p>', image: 'rasam.jpg', publishedAt: '2026-06-15' }
const plain = { ...rasam, title: 'Plain', image: '' }
const api = {
  'GET /api/blogs': { status: 200, body: [rasam, plain] },
  'GET /api/blogs/Rasam': { status: 200, body: rasam },
  'GET /api/blogs/Plain': { status: 200, body: plain },
}
const openings = ['/about', '/recipes', '/recipes-grid', '/product/:id', '/blogs', '/blogs/:title']

async function fetchAhead(pattern: string, params: { id: string; title: string }) {
  const store = createStore({ http: fakeHttp(api).http })
  const route = module.routes.find(({ path }) => path === pattern)
  await Promise.all(route?.preload?.(store.dispatch, params) ?? [])
  return { picture: route?.firstPicture?.(store.getState(), params), state: store.getState() }
}

test.each(openings)('the picture prefetched for %s is its first one', async (pattern) => {
  const { picture, state } = await fetchAhead(pattern, { id: '3', title: 'Rasam' })
  const path = pattern.replace(':id', '3').replace(':title', 'Rasam')
  const { container } = renderRemote(module, path, { api, preloadedState: state })
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible()
  const [first, ...more] = container.querySelectorAll('img[fetchpriority="high"]')
  expect(more).toEqual([])
  expect(first).toHaveAttribute('loading', 'eager')
  expect(container.querySelectorAll('img:not([loading="lazy"])')).toHaveLength(1)
  const avif = first?.parentElement?.querySelector('source[type="image/avif"]')
  expect(avif).toHaveAttribute('srcset', sourceSet(picture?.src ?? '', picture?.widths ?? [], 'avif'))
  expect(avif).toHaveAttribute('sizes', picture?.sizes)
})

test('an unknown recipe or a blog without a picture prefetches nothing', async () => {
  expect((await fetchAhead('/product/:id', { id: '13', title: '' })).picture).toBeUndefined()
  expect((await fetchAhead('/blogs/:title', { id: '', title: 'Plain' })).picture).toBeUndefined()
})

test('the home page waits only for its first picture', async () => {
  const { container } = renderRemote(module, '/')
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible()
  expect(container.querySelectorAll('img[fetchpriority="high"]')).toHaveLength(1)
  expect(container.querySelectorAll('img:not([loading="lazy"])')).toHaveLength(1)
})

test('text pages wait for no picture', async () => {
  for (const path of ['/shipping', '/terms', '/privacy', '/refund', '/contact', '/wholesale', '/export']) {
    const { container, unmount } = renderRemote(module, path)
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible()
    expect(container.querySelector('img:not([loading="lazy"])')).toBeNull()
    unmount()
  }
})
