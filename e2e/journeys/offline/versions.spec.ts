import { expect, test } from '../../harness/fixtures'
import { listCachedBuilds, opensTheCartFirst, waitUntilCached } from '../../harness/page/cached-pages'
import { isAlive } from '../../harness/page/rendered'
import { startEdge } from '../../harness/shop/edge-process'
import { startFront } from '../../harness/shop/front/front'

test.use({ serviceWorkers: 'allow' })
test.describe.configure({ timeout: 180_000 })

const once = { tag: ['@once', '@desktop'] }

test(
  'an old page stays intact if a version is published while its shopper is in flight mode; the new one loads once back online',
  once,
  async ({ page, context }, { project }) => {
    const edge = await startEdge(project.use.baseURL ?? '')
    try {
      const about = `${edge.origin}/about`
      await opensTheCartFirst(page, edge.origin)
      await page.goto(about)
      await waitUntilCached(page, '/about')
      await waitUntilCached(page, '/cart')
      const before = await listCachedBuilds(page)
      await context.setOffline(true)
      const version = await edge.publish('mf-content', (code) => code)

      await page.goto(about)
      await isAlive(page)
      expect(await page.content()).not.toContain(version)

      await context.setOffline(false)
      await expect(async () => {
        await page.goto(about)
        expect(await page.content()).toContain(`/remotes/mf-content/${version}/`)
      }).toPass()
      await isAlive(page)
      await waitUntilCached(page, '/about', version)
      const isContent = (folder: string) => folder.startsWith('/remotes/mf-content/')
      await expect
        .poll(async () => (await listCachedBuilds(page)).filter(isContent))
        .toEqual([`/remotes/mf-content/${version}/`])
      expect(before.filter(isContent)).toHaveLength(1)

      await context.setOffline(true)
      await page.goto(about)
      await isAlive(page)
      expect(await page.content()).toContain(version)
    } finally {
      await context.setOffline(false)
      await edge.stop()
    }
  },
)

test(
  'a page that was partly loaded when the connection dropped says so, and is complete after the next visit',
  once,
  async ({ page, context }, { project }) => {
    const front = await startFront(project.use.baseURL ?? '')
    const about = `${front.origin}/about`
    const isHalf = () =>
      page.evaluate(async () => (await caches.match('/about', { cacheName: 'kept-pages-1' })) !== undefined)
    try {
      await opensTheCartFirst(page, front.origin)
      // Loses a file of the same remote that this page does not need immediately.
      front.lose(/\/remotes\/mf-content\/.*\/wholesale\./)
      await page.goto(about)
      await expect.poll(isHalf).toBe(true)
      await context.setOffline(true)
      await page.goto(about)
      await expect(page.getByRole('heading', { name: 'Only part of this page was saved' })).toBeVisible()

      front.lose()
      await context.setOffline(false)
      // The page recovers by itself.
      await expect(page.getByRole('contentinfo')).toBeVisible()
      await waitUntilCached(page, '/about')
      await context.setOffline(true)
      await page.goto(about)
      await isAlive(page)
      await expect(page.getByRole('contentinfo')).toBeVisible()
    } finally {
      await context.setOffline(false)
      await front.stop()
    }
  },
)

test(
  'switching the worker off in the shop removes it and its caches from a device',
  once,
  async ({ page }, { project }) => {
    const shop = project.use.baseURL ?? ''
    const edge = await startEdge(shop)
    const without = await startEdge(shop, shop, { SERVICE_WORKER: 'off' })
    const front = await startFront(edge.origin)
    const registrations = () =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)
    try {
      await opensTheCartFirst(page, front.origin)
      await page.goto(`${front.origin}/about`)
      await waitUntilCached(page, '/about')
      expect(await registrations()).toBe(1)

      front.leadTo(without.origin)
      await page.goto(`${front.origin}/about`)
      await expect.poll(registrations).toBe(0)
      await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([])
      await page.goto(`${front.origin}/about`)
      await isAlive(page)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect(await registrations()).toBe(0)
    } finally {
      await front.stop()
      await edge.stop()
      await without.stop()
    }
  },
)
