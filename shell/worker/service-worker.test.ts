import { keep } from './caching/keep'
import { shopOnDevice } from './testing/shop-on-device'
import type { FetchEvent } from './worker-scope'

type Listener = (event: unknown) => void
const listeners = new Map<string, Listener>()

let shop: ReturnType<typeof shopOnDevice>
beforeAll(async () => {
  shop = shopOnDevice()
  const scope = {
    addEventListener: (type: string, listener: Listener) => listeners.set(type, listener),
    location: { origin: 'https://shop.example' },
    navigator: { onLine: true },
  }
  // Some versions of Node have a read-only navigator.
  for (const [name, value] of Object.entries(scope))
    Object.defineProperty(globalThis, name, { value, configurable: true })
  await keep({ kind: 'shown', path: '/about', pictures: [], calls: ['/api/products'] })
  await import('./service-worker')
})

/** Returns the worker's response to a request; undefined if the browser handles the request. */
async function ask(path: string, { mode = 'no-cors', method = 'GET', clientId = '' } = {}) {
  let answer: Promise<Response> | undefined
  const event: Partial<FetchEvent> = {
    request: { url: new URL(path, 'https://shop.example').href, mode, method } as Request,
    clientId,
    resultingClientId: 'next',
    respondWith: (given) => {
      answer = given
    },
  }
  listeners.get('fetch')?.(event)
  return (await answer)?.text()
}

const tell = (data: unknown) => listeners.get('message')?.({ data, waitUntil: () => undefined })
const file = '/remotes/mf-content/1/page.js'

test('the worker handles only navigations while online', async () => {
  expect(await ask('/about', { mode: 'navigate' })).toContain('About us')
  for (const path of [file, '/api/products', '/uploads/turmeric.avif', '/api/orders', '/remotes.json'])
    expect(await ask(path)).toBeUndefined()
})

test('the worker never handles the api’s own pages, uploads, or another origin', async () => {
  tell({ kind: 'line', isOn: false })
  expect(await ask('/api/orders/1/invoice', { mode: 'navigate' })).toBeUndefined()
  expect(await ask('/pay/1', { mode: 'navigate' })).toBeUndefined()
  expect(await ask('/api/subscribe', { method: 'POST' })).toBeUndefined()
  expect(await ask('https://pay.example/', { mode: 'navigate' })).toBeUndefined()
  expect(await ask('/api/orders')).toBeUndefined()
  expect(await ask('/api/session')).toBeUndefined()
  tell({ kind: 'line', isOn: true })
})

test('the worker ignores the admin, which is not a page of the shop', async () => {
  for (const path of ['/admin', '/admin/orders/1'])
    expect(await ask(path, { mode: 'navigate' })).toBeUndefined()
})

test('a page’s files and the catalogue come from the device while offline', async () => {
  shop.setLine(false)
  tell({ kind: 'line', isOn: false })
  expect(await ask(`${file}?attempt=2`)).toBe(`${file} of version 1`)
  expect(await ask('/api/products')).toBe('/api/products of version 1')
  tell({ kind: 'line', isOn: true })
})

test('a page shown offline gets its files from the device, whatever the browser reports about the connection', async () => {
  shop.setLine(false)
  expect(await ask('/about', { mode: 'navigate' })).toContain('About us')
  expect(await ask(file, { clientId: 'next' })).toBe(`${file} of version 1`)
  expect(await ask(file, { clientId: 'another' })).toBeUndefined()
})
