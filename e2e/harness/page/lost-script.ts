import type { Page } from '@playwright/test'

/**
 * Makes pages opened from now on record a failed script.
 * @param chunk its name, such as 'touched-orders'
 * @returns a function that waits until the page has recorded it
 */
export async function watchLoss(page: Page, chunk: string): Promise<() => Promise<void>> {
  await page.addInitScript((name) => {
    addEventListener(
      'error',
      ({ target }) => {
        if (target instanceof HTMLScriptElement && target.src.includes(name))
          Object.assign(window, { hasLostScript: true })
      },
      { capture: true },
    )
  }, `/${chunk}.`)
  return async () => void (await page.waitForFunction(() => 'hasLostScript' in window))
}
