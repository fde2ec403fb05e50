import type { Locator, Page } from '@playwright/test'
import { expect } from '../expect'

/** More than the stops of the longest page. */
const MOST_STOPS = 150

/** Goes through the page with Tab until the focus is where it should be, as somebody without a pointer does. */
export async function focusByTab(page: Page, target: Locator) {
  await expect(target.first()).toBeVisible()
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    await page.keyboard.press('Tab')
    if (await target.first().evaluate((element) => element === document.activeElement)) return
  }
  throw new Error(`Tab never reached ${target}.`)
}
