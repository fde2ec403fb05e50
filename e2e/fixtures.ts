import { test as base } from '@playwright/test'
import { Shopper } from './shopper'

interface Fixtures {
  shopper: Shopper
  /** Somebody else, in a browser of their own. */
  stranger: Shopper
}

export const test = base.extend<Fixtures>({
  shopper: async ({ page }, use) => use(new Shopper(page)),
  stranger: async ({ browser, contextOptions }, use) => {
    const context = await browser.newContext(contextOptions)
    await use(new Shopper(await context.newPage()))
    await context.close()
  },
})

export { expect } from '@playwright/test'
