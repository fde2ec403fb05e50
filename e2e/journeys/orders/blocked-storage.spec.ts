import { findEngine } from '../../harness/browser/engines/engine'
import { expect, test } from '../../harness/fixtures'
import { isAbandonedScript } from '../../harness/page/complaints'
import { isAlive } from '../../harness/page/rendered'
import { writes } from '../../harness/shopper/writes'

const PAGES = [
  '/',
  '/all-products',
  '/ground-spices/turmeric-powder',
  '/recipes',
  '/cart',
  '/login',
  '/account',
]
/** Firefox has a setting that blocks storage. In other engines, a stub runs before the shop's scripts. */
const engine = findEngine(process.env)
const isFirefox = engine.name === 'firefox'
const { launchOptions } = await engine.use()
const firefoxUserPrefs = { ...launchOptions?.firefoxUserPrefs, 'network.cookie.cookieBehavior': 2 }
if (isFirefox) test.use({ launchOptions: { ...launchOptions, firefoxUserPrefs } })

/** Longer than a page waits before it is cached for offline use (shell/src/offline/keep-shown.ts). */
const LINGERS_MS = 5000
const COOKIES_BLOCKED = 'Your browser is blocking this shop’s cookies'

test.describe('A shopper whose browser stores nothing for the shop', { tag: '@phone' }, () => {
  const errors: Error[] = []

  test.beforeEach(async ({ page, context }) => {
    errors.length = 0
    page.on('pageerror', (error) => isAbandonedScript(error.message) || errors.push(error))
    if (isFirefox) return
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('The operation is insecure.', 'SecurityError')
          },
        })
      Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set: () => undefined })
    })
    await page.route('**/api/**', async (route) => {
      const answer = await route.fetch({ headers: { ...route.request().headers(), cookie: '' } })
      const { 'set-cookie': _, ...headers } = answer.headers()
      await context.clearCookies()
      await route.fulfill({ response: answer, headers })
    })
  })

  test.afterEach(() => expect(errors).toEqual([]))

  test('reads the pages, and each one works', async ({ shopper }) => {
    for (const path of PAGES) {
      await shopper.opens(path)
      await isAlive(shopper.page)
      // Firefox reports aborted scripts of a page as errors.
      await shopper.page.waitForLoadState('networkidle')
    }
  })

  test('stays on a page, where nothing fails once it is idle', async ({ shopper }) => {
    await shopper.opens('/about')
    await shopper.page.waitForTimeout(LINGERS_MS)
  })

  test('has a cart for the visit', async ({ shopper }) => {
    await shopper.addsToCart('Turmeric Powder', '250 g')
    await shopper.page.getByRole('banner').getByRole('link', { name: /home$/ }).click()
    await expect(shopper.page).toHaveURL('/')
    await expect(shopper.cartLink).toHaveAccessibleName('CART 1 item')
    await shopper.cartLink.click()
    await shopper.sees('YOUR CART')
    await shopper.reads('Turmeric Powder')
  })

  test('sees at login and registration that cookies are blocked', async ({ shopper }) => {
    const { page, customer } = shopper
    const main = page.getByRole('main')
    await shopper.opens('/login')
    await writes(main.getByLabel('Email Address'), customer.email)
    await writes(main.getByLabel('Password', { exact: true }), customer.password)
    await shopper.presses('SIGN IN')
    await expect(main.getByRole('alert')).toContainText(COOKIES_BLOCKED)

    await shopper.opens('/register')
    await writes(main.getByLabel('First Name'), customer.firstName)
    await writes(main.getByLabel('Last Name'), customer.lastName)
    await writes(main.getByLabel('Email Address'), customer.email)
    await writes(main.getByLabel('Mobile Number'), customer.phone)
    await writes(main.getByLabel('Password', { exact: true }), customer.password)
    await shopper.presses('SUBMIT')
    await expect(main.getByRole('alert')).toContainText(COOKIES_BLOCKED)
  })
})
