import type { Page } from '@playwright/test'

/** Watches pages opened from now on. @param chunk such as 'touched-orders' @returns a function that awaits its failure */
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
