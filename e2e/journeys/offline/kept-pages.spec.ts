import { expect, test } from '../../harness/fixtures'
import { expectNoBarriers } from '../../harness/page/accessibility'
import { opensTheCartFirst, waitUntilCached } from '../../harness/page/cached-pages'
import { isAlive } from '../../harness/page/rendered'

test.use({ serviceWorkers: 'allow' })
test.describe.configure({ timeout: 120_000 })

const once = { tag: ['@phone', '@once'] }

test(
  'visited pages are available in flight mode, the first one too once there is a second: a list, a product, a recipe and their pictures',
  once,
  async ({ shopper, context }) => {
    const { page } = shopper
    await shopper.opens('/ground-spices')
    await expect
      .poll(() => page.evaluate(() => sessionStorage.getItem('only-page')), { timeout: 30_000 })
      .toBe('/ground-spices')
    expect(await page.evaluate(() => caches.keys())).toEqual([])
    await shopper.follows(/^Turmeric Powder /)
    await shopper.sees('Turmeric Powder')
    await shopper.seesEverythingInView()
    await waitUntilCached(page, '/ground-spices')
    await waitUntilCached(page, '/ground-spices/turmeric-powder')
    await shopper.opens('/product/1')
    const recipe = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
    await waitUntilCached(page, '/product/1')

    await context.setOffline(true)
    await page.goto('/ground-spices')
    await shopper.sees('SHOP BY GROUND SPICES')
    await isAlive(page)
    await shopper.reads('You’re offline. You can still use your cart and pages you’ve opened.')
    await expectNoBarriers(page)
    await shopper.follows(/^Turmeric Powder /)
    await shopper.sees('Turmeric Powder')
    const picture = page.getByRole('main').getByRole('img').first()
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0)
    await page.goBack()
    await shopper.sees('SHOP BY GROUND SPICES')
    await page.goto('/product/1')
    await shopper.sees(recipe)
    await shopper.reads('You’re offline.')

    await context.setOffline(false)
    await shopper.reads('You’re back online.')
  },
)

test(
  'an unvisited page says that it is missing, lists the visited ones, and loads by itself once there is a connection',
  once,
  async ({ shopper, context }) => {
    const { page } = shopper
    await opensTheCartFirst(page)
    await shopper.opens('/about')
    await waitUntilCached(page, '/about')
    await waitUntilCached(page, '/cart')
    await context.setOffline(true)
    await page.goto('/recipes')
    await shopper.sees('You’re offline')
    await expectNoBarriers(page)
    const again = page.waitForEvent('load')
    await page.getByRole('link', { name: 'TRY AGAIN' }).click()
    await again
    await shopper.sees('You’re offline')
    await page.getByRole('link', { name: /^About/ }).click()
    await expect(page).toHaveURL(/\/about$/)
    await isAlive(page)
    await page.goto('/recipes')
    await shopper.sees('You’re offline')
    await context.setOffline(false)
    await expect(page.getByRole('contentinfo')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'You’re offline' })).toHaveCount(0)
  },
)

test(
  'no data of a customer’s account, orders or payments is on the device',
  once,
  async ({ shopper, context }) => {
    const { page } = shopper
    await shopper.becomesACustomer()
    await shopper.opens('/account')
    await opensTheCartFirst(page)
    await shopper.opens('/about')
    await waitUntilCached(page, '/cart')
    await waitUntilCached(page, '/about')
    const kept = await page.evaluate(async () => {
      const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)))
      const texts = await Promise.all(
        stores.map(async (store) =>
          Promise.all(
            (await store.keys()).map(async (key) => [
              new URL(key.url).pathname,
              await (await store.match(key, { ignoreVary: true }))?.text(),
            ]),
          ),
        ),
      )
      return texts.flat()
    })
    expect(
      kept
        .map(([path]) => path)
        .filter((path) => /^\/(?!remotes|shell).*(account|order|payment|session|login)/.test(path ?? '')),
    ).toEqual([])
    const all = JSON.stringify(kept)
    expect(all).not.toContain(shopper.customer.email)
    expect(all).not.toContain(shopper.customer.firstName + shopper.customer.lastName)

    await context.setOffline(true)
    for (const path of ['/account', '/checkout', '/login']) {
      await page.goto(path)
      await shopper.sees('This page needs an internet connection')
      await shopper.reads('Your cart is just as you left it.')
    }
    await expectNoBarriers(page)
  },
)
