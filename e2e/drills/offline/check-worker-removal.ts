import type { BrowserContext } from '@playwright/test'
import type { Checks } from '../../harness/checks'
import { expect } from '../../harness/expect'
import { opensTheCartFirst, waitUntilCached } from '../../harness/page/cached-pages'
import { startEdge } from '../../harness/shop/edge-process'
import { startFront } from '../../harness/shop/front/front'
import { Shopper } from '../../harness/shopper/shopper'

/** Switches the shop's service worker off while a phone with a filled cart is offline. */
export async function checkWorkerRemoval(
  context: BrowserContext,
  shop: string,
  checks: Checks,
): Promise<void> {
  const edge = await startEdge(shop)
  const without = await startEdge(shop, shop, { SERVICE_WORKER: 'off' })
  const front = await startFront(edge.origin)
  const page = await context.newPage()
  const shopper = new Shopper(page)
  const cart = `${front.origin}/cart`
  const row = page.getByRole('row', { name: /Turmeric Powder 250 g/ })
  try {
    await opensTheCartFirst(page, front.origin)
    await shopper.opens(`${front.origin}/ground-spices/turmeric-powder`)
    await waitUntilCached(page, '/cart')
    await context.setOffline(true)
    await shopper.choosesAndAdds('250 g')
    front.leadTo(without.origin)
    await context.setOffline(false)
    await page.goto(cart)
    await expect
      .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length))
      .toBe(0)
    await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([])
    await page.goto(cart)
    await expect(row).toBeVisible()
    checks.expect(true, 'SERVICE_WORKER=off removes the worker and its caches, and keeps the cart')
  } finally {
    await front.stop()
    await edge.stop()
    await without.stop()
  }
}
