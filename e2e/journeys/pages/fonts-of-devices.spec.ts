import type { Page } from '@playwright/test'
import { fontconfigFile, fontSets } from '../../harness/browser/font-sets'
import { expect } from '../../harness/expect'
import { heights } from '../../harness/page/heights'
import { insistOnRendered, isFinished, isWhollyAlive } from '../../harness/page/rendered'
import { test } from '../../harness/shop/front/behind-front'

/** Pages whose line breaks have changed before. */
const paths = [
  '/',
  '/about',
  '/product/1',
  '/product/3/cook',
  '/all-products',
  '/all-products/turmeric-powder',
  '/diy-spices/chole-masala-kit',
  '/blogs',
]
const pathsInIndianScripts = ['/hi', '/kn/all-products/turmeric-powder']

async function keepsHeights(page: Page, address: string, letFontsCome: () => void) {
  // The document would wait for fonts that are requested before it has loaded.
  await page.goto(address, { waitUntil: 'commit' })
  await isWhollyAlive(page)
  const before = await heights(page)
  letFontsCome()
  await isFinished(page)
  expect.soft(await heights(page), address).toEqual(before)
}

test("no text changes its number of lines when the shop's fonts arrive", { tag: '@elsewhere' }, async ({
  page,
  front,
}) => {
  test.slow()
  // WebKit uses the same fonts in all journeys, without Indian scripts. Fonts cached by an earlier page would
  // be there immediately.
  front.letNothingBeKept()
  for (const path of paths) {
    const letFontsCome = front.hold(/\.woff2$/)
    await keepsHeights(page, path, letFontsCome)
  }
})

/** Tags for the widths at which each set of fonts is tested. No tag means both. */
const places = {
  'Apple and Windows': [],
  Android: ['@phone'],
  'an unknown font alone': ['@phone'],
  'Linux with DejaVu and Liberation': ['@desktop'],
} as const

for (const device of fontSets)
  test(`no text changes its number of lines when the shop's fonts arrive on ${device}`, {
    tag: ['@once', ...places[device]],
  }, async ({ playwright, launchOptions, contextOptions, front, baseURL, viewport }) => {
    const env = { ...process.env, FONTCONFIG_FILE: fontconfigFile(device) }
    const browser = await playwright.chromium.launch({ ...launchOptions, env })
    const context = await browser.newContext({
      ...contextOptions,
      baseURL,
      viewport,
      serviceWorkers: 'block' as const,
    })
    front.letNothingBeKept()
    insistOnRendered(front)
    for (const path of [...paths, ...pathsInIndianScripts]) {
      const page = await context.newPage()
      const letFontsCome = front.hold(/\.woff2$/)
      await keepsHeights(page, path, letFontsCome)
      await page.close()
    }
    await browser.close()
  })
