import type { Page } from '@playwright/test'
import { expect } from '../expect'

/** Names of the service worker's caches (shell/worker/stores.ts). */
const PAGES = 'kept-pages-1'
const FILES = 'kept-files-1'

/** Waits until the device has cached a complete page, optionally with a given version of a remote. */
export async function waitUntilCached(page: Page, path: string, version = '') {
  await expect
    .poll(
      () =>
        page.evaluate(
          async ([cacheName, wanted]) =>
            (await caches.match(wanted, { cacheName, ignoreVary: true }))?.headers.get('x-kept-files') ?? '',
          [PAGES, path] as const,
        ),
      { message: `${path} is cached`, timeout: 30_000 },
    )
    .toMatch(version ? `/${version}/` : /./)
}

/**
 * Opens an empty cart and waits there, so that the next page is the tab's second one. Pages are only cached for
 * shoppers who really use the shop, not for passers-by (docs/decisions/084-offline.md).
 */
export async function opensTheCartFirst(page: Page, origin = '') {
  await page.goto(`${origin}/cart`)
  await expect
    .poll(() => page.evaluate(() => sessionStorage.getItem('only-page')), { timeout: 30_000 })
    .toBe('/cart')
}

/** Lists the folders of cached files: one for each build. */
export function listCachedBuilds(page: Page): Promise<string[]> {
  return page.evaluate(async (cacheName) => {
    const keys = await (await caches.open(cacheName)).keys()
    return [...new Set(keys.map(({ url }) => new URL('.', url).pathname))].sort()
  }, FILES)
}
