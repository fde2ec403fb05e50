import type { Page } from '@playwright/test'
import { expect } from '../expect'

/** Checks that no style sheet is applied twice, because each application restyles the whole page. */
export async function expectNoSheetTwice(page: Page): Promise<void> {
  const addresses = await page.evaluate(() => [...document.styleSheets].flatMap(({ href }) => href ?? []))
  expect(addresses.length).toBeGreaterThan(1)
  expect(addresses).toEqual([...new Set(addresses)])
}
