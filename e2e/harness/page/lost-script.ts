import type { Page } from '@playwright/test'

/** Watches for a chunk, such as 'touched-orders', that fails to load. @returns a function that awaits it */
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
