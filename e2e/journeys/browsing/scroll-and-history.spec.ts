import { chromium, type Page } from '@playwright/test'
import { chromiumPath } from '../../harness/browser/engines/chromium-path'
import { requireCapability } from '../../harness/browser/engines/require-capability'
import { holdBackScripts } from '../../harness/browser/network/held-scripts'
import { expect } from '../../harness/expect'
import { test } from '../../harness/shop/front/behind-front'
import { Shopper } from '../../harness/shopper/shopper'

const readScroll = (page: Page) => page.evaluate(() => Math.round(window.scrollY))

async function scrolls(page: Page, top: number) {
  await page.evaluate((place) => window.scrollTo({ top: place, behavior: 'instant' }), top)
  await expect.poll(() => readScroll(page)).toBe(top)
}

/** Opens the page of turmeric from all products, scrolled 700 pixels down. */
async function opensTurmeric(shopper: Shopper) {
  await shopper.opens('/all-products')
  await scrolls(shopper.page, 700)
  // Clicks by script, because a pointer would scroll the link into view.
  await shopper.page
    .getByRole('main')
    .getByRole('link', { name: /^Turmeric Powder / })
    .evaluate((link) => link instanceof HTMLElement && link.click())
}

test('back and forward restore the scroll position, also after a reload [1.14]', async ({ shopper }) => {
  const { page } = shopper
  const isAt = (top: number) => expect.poll(() => readScroll(page)).toBe(top)
  await opensTurmeric(shopper)
  await shopper.sees('Turmeric Powder')
  await isAt(0)
  await scrolls(page, 250)

  await page.goBack()
  await shopper.sees('ALL PRODUCTS')
  await isAt(700)
  await page.goForward()
  await shopper.sees('Turmeric Powder')
  await isAt(250)

  await page.reload()
  await shopper.sees('Turmeric Powder')
  await isAt(250)
  await page.goBack()
  await shopper.sees('ALL PRODUCTS')
  await isAt(700)
})

for (const whose of ['shell', 'remotes'] as const)
  test(`back restores the scroll position too while the scripts of the ${whose} are loading`, {
    tag: '@phone',
  }, async ({ shopper, front }) => {
    const { page } = shopper
    front.letNothingBeKept()
    await opensTurmeric(shopper)
    await shopper.sees('Turmeric Powder')
    const letScriptsThrough = holdBackScripts(front, whose)
    const requested = front.asked(new RegExp(`^/${whose}/`))
    await page.reload({ waitUntil: 'domcontentloaded' })
    // WebKit may have the remotes' files in memory and request none; they are due once the shell runs.
    if (whose === 'remotes') await page.waitForFunction(() => '__FEDERATION__' in window)
    else await requested
    await page.evaluate(() => history.back())
    await expect(page).toHaveURL('/all-products')
    letScriptsThrough()
    await shopper.sees('ALL PRODUCTS')
    await expect.poll(() => readScroll(page)).toBe(700)
  })

test('back from another document restores the scroll position', async ({ shopper }) => {
  const { page } = shopper
  await shopper.opens('/all-products')
  await scrolls(page, 700)
  await page.goto('/robots.txt')
  await expect(page.getByText('Sitemap:')).toBeVisible()
  await page.goBack()
  await shopper.sees('ALL PRODUCTS')
  await expect.poll(() => readScroll(page)).toBe(700)
})

test('a shopper who returns from another document finds the page unchanged', {
  tag: '@desktop',
}, async ({ contextOptions, launchOptions, baseURL, viewport }) => {
  requireCapability('pages kept whole')
  // Playwright disables the back/forward cache.
  const browser = await chromium.launch({
    ...launchOptions,
    executablePath: await chromiumPath(process.env),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  })
  try {
    const context = await browser.newContext({ ...contextOptions, baseURL, viewport })
    const page = await context.newPage()
    const shopper = new Shopper(page)
    await page.addInitScript(() => {
      window.addEventListener('pageshow', ({ persisted }) => {
        Object.assign(window, { wasKept: persisted })
      })
    })
    for (const path of ['/', '/ground-spices/turmeric-powder', '/cart']) {
      await shopper.opens(path)
      // A private page that is left during its calls would not be cached.
      await page.waitForLoadState('networkidle')
      await page.evaluate(() => {
        Object.assign(window, { leftHere: true })
        window.location.assign('/robots.txt')
      })
      await expect(page.getByText('Sitemap:')).toBeVisible()
      // The response may be lost with its document, here and below.
      await page.evaluate(() => window.history.back()).catch(() => undefined)
      const state = () =>
        page
          .evaluate(() => {
            const [navigation] = performance.getEntriesByType('navigation')
            const reasons =
              navigation && 'notRestoredReasons' in navigation ? navigation.notRestoredReasons : null
            return {
              reasons,
              wasKept: Reflect.get(window, 'wasKept'),
              leftHere: Reflect.get(window, 'leftHere'),
            }
          })
          .catch(() => undefined)
      await expect.poll(state, path).toEqual({ reasons: null, wasKept: true, leftHere: true })
    }
  } finally {
    await browser.close()
  }
})
