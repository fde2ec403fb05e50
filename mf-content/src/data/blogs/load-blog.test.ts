import { createStore } from 'shared-contracts/store'
import { fakeHttp } from 'shared-contracts/testing'
import { blogsApi } from './blogs-api'
import { asCards } from './listed-blog'
import { loadBlog } from './load-blog'

const { mfContentGetBlog, mfContentGetBlogs } = blogsApi.endpoints
const rasam = { title: 'Rasam', description: '<p>Hot.</p>', image: 'rasam.jpg', publishedAt: '2026-06-15' }
const renewed = { ...rasam, description: '<p>Hotter.</p>' }

function openShop() {
  const { http, requests } = fakeHttp({
    'GET /api/blogs': { status: 200, body: [rasam] },
    'GET /api/blogs/Rasam': { status: 200, body: renewed },
  })
  const store = createStore({ http })
  return {
    store,
    urls: () => requests.map(({ url }) => url),
    openList: () => store.dispatch(mfContentGetBlogs.initiate()),
    known: () => mfContentGetBlog.select('Rasam')(store.getState()).data,
    load: () => Promise.all(store.dispatch(loadBlog('Rasam'))),
  }
}

afterEach(() => jest.useRealTimers())

test('a blog opened from the list needs no second request', async () => {
  const { urls, openList, known, load } = openShop()
  await openList()
  await load()
  expect(known()).toEqual(rasam)
  expect(urls()).toEqual(['/api/blogs'])
})

test("a blog of which the page's HTML has only the card is requested", async () => {
  const { store, urls, known, load } = openShop()
  const entry = { endpointName: 'mfContentGetBlogs', arg: undefined, value: asCards([rasam]) } as const
  store.dispatch(blogsApi.util.upsertQueryEntries([entry]))
  await load()
  expect(known()).toEqual(renewed)
  expect(urls()).toEqual(['/api/blogs/Rasam'])
})

test('a list never overwrites a blog that was requested itself', async () => {
  const { urls, openList, known, load } = openShop()
  await load()
  await openList()
  await load()
  expect(known()).toEqual(renewed)
  expect(urls()).toEqual(['/api/blogs/Rasam', '/api/blogs'])
})

test('an old list is not reused', async () => {
  jest.useFakeTimers({ doNotFake: ['performance'] })
  const { openList, known, load } = openShop()
  jest.setSystemTime(Date.now() + 3_600_000)
  await openList()
  jest.setSystemTime(Date.now() + 3_600_000)
  await load()
  expect(known()).toEqual(renewed)
})
