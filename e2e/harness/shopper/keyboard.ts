import type { Locator, Page } from '@playwright/test'
import { expect } from '../expect'

/** More than the tab stops of the longest page. */
const MOST_STOPS = 150

/** Presses Tab until the target has the focus, as a keyboard user does. */
export async function focusByTab(page: Page, target: Locator) {
  await expect(target.first()).toBeVisible()
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    await page.keyboard.press('Tab')
    if (await target.first().evaluate((element) => element === document.activeElement)) return
  }
  throw new Error(`Tab never reached ${target}.`)
}
