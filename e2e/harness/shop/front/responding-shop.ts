import type { Page } from '@playwright/test'
import { listMutations } from 'shared-contracts/testing/mutations'
import { test as base, expect } from '../../fixtures'
import { type Edge, startEdge } from '../edge-process'
import { type Front, startFront } from './front'

/* Malformed responses to the calls of specification 7: fields missing, null, superfluous or of a wrong type;
   no body, an HTML page, another status. Only the affected part of a page may fail, and the page claims nothing
   that the api did not report. */

interface Shop {
  edge: Edge
  /** A front that proxies the api. */
  api: Front
}

export const test = base.extend<{ shop: Shop; uncaught: undefined }>({
  // Separate for each test, because an edge caches pages.
  shop: async ({ browserName: _ }, use, { project }) => {
    const origin = project.use.baseURL ?? ''
    const api = await startFront(origin)
    const edge = await startEdge(origin, api.origin)
    await use({ edge, api })
    await edge.stop()
    await api.stop()
  },
  // Uncaught promise rejections and React errors would only reach the console.
  uncaught: [
    async ({ page }, use) => {
      const uncaught: string[] = []
      page.on('pageerror', ({ message }) => uncaught.push(message))
      await use(undefined)
      expect(uncaught).toEqual([])
    },
    { auto: true },
  ],
  baseURL: ({ shop }, use) => use(shop.edge.origin),
})

/** Returns few enough mutations to open a page for each. Page tests cover all wrong values. */
export const few = (answer: unknown) => listMutations(answer, [null])

/** Expects navigation, heading and footer. */
export async function isWhole(page: Page) {
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('heading', { name: /can’t be shown right now/ })).toHaveCount(0)
  await expect(page.getByRole('contentinfo')).toBeAttached()
}
