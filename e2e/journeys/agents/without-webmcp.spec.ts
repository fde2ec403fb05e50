import { expect, test } from '../../harness/fixtures'
import { opensTheCartFirst, waitUntilCached } from '../../harness/page/cached-pages'
import { isFinished } from '../../harness/page/rendered'

test.use({ serviceWorkers: 'allow' })

test('a browser without WebMCP fetches nothing for it, stores nothing, and logs nothing', {
  tag: ['@desktop', '@once'],
}, async ({ shopper, context }) => {
  const { page } = shopper
  const fetched: string[] = []
  const logged: string[] = []
  // Includes requests from the service worker.
  context.on('request', (request) => fetched.push(new URL(request.url()).pathname))
  page.on('console', (message) => logged.push(message.text()))
  await opensTheCartFirst(page)
  for (const path of ['/', '/ground-spices/turmeric-powder', '/cart']) {
    await shopper.opens(path)
    await isFinished(page)
    await waitUntilCached(page, path)
  }
  expect(await page.evaluate(() => 'modelContext' in document)).toBe(false)
  expect(fetched.some((file) => /\/at-rest\.\w+\.js$/.test(file))).toBe(true)
  expect(fetched.filter((file) => /seldom-(tools|agents)/.test(file))).toEqual([])
  const kept = await page.evaluate(async () => {
    const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)))
    const keys = await Promise.all(stores.map((store) => store.keys()))
    return keys.flat().map(({ url }) => url)
  })
  expect(kept.length).toBeGreaterThan(10)
  expect(kept.filter((url) => url.includes('seldom-'))).toEqual([])
  expect(logged).toEqual([])
})
