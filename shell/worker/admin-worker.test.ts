import { shopOnDevice } from './testing/shop-on-device'

type Listener = (event: object) => void
const listeners = new Map<string, Listener>()
const shown: unknown[] = []
const opened: string[] = []
const fetched: unknown[] = []
let windows: object[] = []

beforeAll(async () => {
  Object.assign(globalThis, {
    addEventListener: (type: string, listener: Listener) => listeners.set(type, listener),
    location: { origin: 'https://shop.example' },
    registration: { showNotification: async (...told: unknown[]) => void shown.push(told) },
    clients: {
      claim: async () => {},
      matchAll: async () => windows,
      openWindow: async (url: string) => void opened.push(url),
    },
    skipWaiting: async () => {},
    fetch: async (url: string, options: object) => {
      fetched.push([url, options])
      throw new TypeError('There is no signal.')
    },
  })
  await import('./admin-worker')
})
beforeEach(() => {
  for (const list of [shown, opened, fetched]) list.splice(0)
  windows = []
})

async function happens(type: string, event: object) {
  const work: Promise<unknown>[] = []
  listeners.get(type)?.({ ...event, waitUntil: (more: Promise<unknown>) => void work.push(more) })
  await Promise.all(work)
}

const signal = {
  ...{ title: 'New order', body: 'ORD-1, Rs 175', tag: 'order-1', url: '/admin/orders/1' },
  receivedAt: '/api/admin/alerts/signals/s-1/received',
}

test('a new order is shown, replacing an earlier notification of the same order, and open pages are notified', async () => {
  await happens('push', { data: { json: () => signal } })
  expect(shown).toEqual([
    [
      'New order',
      expect.objectContaining({ body: 'ORD-1, Rs 175', tag: 'order-1', data: '/admin/orders/1' }),
    ],
  ])
  expect(fetched).toEqual([[signal.receivedAt, { method: 'POST', credentials: 'omit' }]])
})

const click = (data: unknown) => happens('notificationclick', { notification: { close: () => {}, data } })

test('a tap on the notification opens the order: in the open admin, else in a new window', async () => {
  await click('/admin/orders/1')
  expect(opened).toEqual(['https://shop.example/admin/orders/1'])
  const went: string[] = []
  const admin = { url: 'https://shop.example/admin', focus: async () => went.push('focus') }
  windows = [
    { url: 'https://shop.example/about' },
    { ...admin, navigate: async (url: string) => void went.push(url) },
  ]
  await click('/admin/orders/1')
  expect(went).toEqual(['focus', 'https://shop.example/admin/orders/1'])
  expect(opened).toHaveLength(1)
  windows = [{ ...admin, navigate: async () => Promise.reject(new TypeError('Not controlled')) }]
  await click('/admin/orders/1')
  expect(opened).toHaveLength(2)
})

test.each(['https://evil.example/admin', '/cart'])(
  'a tap on the notification opens nothing else, such as %s',
  async (url) => {
    await click(url)
    expect(opened).toEqual([])
  },
)

/** The work that the worker continues after its response. */
let behind: Promise<unknown> | undefined

/** Returns the worker's response; undefined if the browser handles the request. */
async function ask(path: string, mode: string, method = 'GET') {
  let answer: Promise<Response> | undefined
  listeners.get('fetch')?.({
    request: { url: `https://shop.example${path}`, mode, method },
    waitUntil: (work: Promise<unknown>) => {
      behind = work
    },
    respondWith: (given: Promise<Response>) => {
      answer = given
    },
  })
  return (await answer)?.text()
}

test('the admin opens offline on any of its screens, with its files, and the shop does not', async () => {
  const shop = shopOnDevice()
  await happens('message', {})
  expect((await shop.caches.keys()).every((name) => name.startsWith('admin-'))).toBe(true)
  shop.setLine(false)
  for (const screen of ['/admin', '/admin/orders/1'])
    expect(await ask(screen, 'navigate')).toContain('mf-admin')
  const file = '/remotes/mf-admin/1/page.js'
  expect(await ask(`${file}?attempt=2`, 'cors')).toBe(`${file} of version 1`)
  for (const left of ['/desktop', '/about', '/api/admin/orders/1'])
    expect(await ask(left, 'navigate')).toBeUndefined()
  expect(await ask('/api/admin/to-pack', 'cors')).toBeUndefined()
  expect(await ask('/admin', 'navigate', 'POST')).toBeUndefined()
})

test('the new version of the admin is cached after a publish, once all its files have loaded', async () => {
  const shop = shopOnDevice()
  await happens('message', {})
  shop.publish('2')
  shop.lose('/remotes/mf-admin/2/page.js')
  await happens('message', {})
  shop.setLine(false)
  expect(await ask('/admin', 'navigate')).toContain('/mf-admin/1/')
  shop.setLine(true)
  shop.find('/remotes/mf-admin/2/page.js')
  await happens('message', {})
  shop.setLine(false)
  expect(await ask('/admin', 'navigate')).toContain('/mf-admin/2/')
  expect(await shop.caches.pathsIn('admin-kept-files-1')).not.toContain('/remotes/mf-admin/1/page.js')
})

test('the cached admin opens on a slow connection, and is updated for the next visit', async () => {
  const shop = shopOnDevice()
  await happens('message', {})
  shop.publish('2')
  jest.useFakeTimers()
  shop.setPace('slow')
  const opening = ask('/admin', 'navigate')
  await jest.advanceTimersByTimeAsync(1000)
  expect(await opening).toContain('/mf-admin/1/')
  await jest.advanceTimersByTimeAsync(60_000)
  await behind
  jest.useRealTimers()
  shop.setLine(false)
  expect(await ask('/admin', 'navigate')).toContain('/mf-admin/2/')
})

test('the next visit gets the newest version on a fast connection', async () => {
  const shop = shopOnDevice()
  await happens('message', {})
  shop.publish('2')
  expect(await ask('/admin', 'navigate')).toContain('/mf-admin/2/')
})
