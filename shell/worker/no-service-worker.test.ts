import { keep } from './caching/keep'
import { shopOnDevice } from './testing/shop-on-device'

test('a device stores none of the shop’s data once the shop has switched the worker off', async () => {
  const { caches } = shopOnDevice()
  await caches.open('another-program')
  await caches.open('admin-kept-files-1')
  await keep({ kind: 'shown', path: '/about', pictures: ['/uploads/1.avif'], calls: ['/api/products'] })
  const unregister = jest.fn(async () => true)
  const work: Promise<unknown>[] = []
  Object.assign(globalThis, {
    addEventListener: (_: string, listener: (event: object) => void) =>
      listener({ waitUntil: (more: Promise<unknown>) => void work.push(more) }),
    skipWaiting: async () => undefined,
    registration: { unregister },
  })
  await import('./no-service-worker')
  await Promise.all(work)
  expect(await caches.keys()).toEqual(['another-program'])
  expect(unregister).toHaveBeenCalledTimes(1)
})
