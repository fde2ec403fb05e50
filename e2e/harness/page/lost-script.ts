import type { Page } from '@playwright/test'

/**
 * The pages that are opened after this call note when a script has not arrived.
 * @param chunk its name, such as 'touched-orders'
 * @returns waits until the page has noted it
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
