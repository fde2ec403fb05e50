import { type Page, test as playwrightTest } from '@playwright/test'
import { findEngine } from './browser/engines/engine'
import { inAWindow } from './browser/webkit/in-a-window'
import { Shopper } from './shopper/shopper'

interface Fixtures {
  shopper: Shopper
  /** Another person, in a separate browser. */
  stranger: Shopper
  strangersPage: Page
}

const inPlaywrightsBrowser = playwrightTest.extend<Fixtures>({
  page: async ({ page }, use) => {
    await use(page)
    // Requests that are still being routed when a journey ends are not its failures.
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  },
  strangersPage: async ({ browser, contextOptions }, use) => {
    const context = await browser.newContext(contextOptions)
    await use(await context.newPage())
    await context.close()
  },
})

/** Starts no Playwright browser, since no fixture requests one. */
const inWebKit = playwrightTest.extend<Fixtures>({
  page: ({ baseURL, viewport }, use) => inAWindow(baseURL, viewport, use),
  context: ({ page }, use) => use(page.context()),
  strangersPage: ({ baseURL, viewport }, use) => inAWindow(baseURL, viewport, use),
})

const engineTest = findEngine(process.env).name === 'webkit' ? inWebKit : inPlaywrightsBrowser

export const test = engineTest.extend<Fixtures>({
  shopper: ({ page }, use) => use(new Shopper(page)),
  stranger: ({ strangersPage }, use) => use(new Shopper(strangersPage)),
})

export { expect } from './expect'
