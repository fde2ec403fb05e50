import type { Page } from '@playwright/test'

/**
 * The shell's scripts do not arrive until they are let through, as on a line that has just broken off.
 * @returns lets them through
 */
export async function holdBackScripts(page: Page): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/shell/*.js', async (route) => {
    await released
    await route.continue()
  })
  return release
}
