import type { Page } from '@playwright/test'

/**
 * Scripts do not arrive until they are let through, as on a line that has just broken off.
 * @param whose the shell's unless told
 * @returns lets them through
 */
export async function holdBackScripts(page: Page, whose: 'shell' | 'remotes' = 'shell'): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(`**/${whose}/**/*.js`, async (route) => {
    await released
    await route.continue()
  })
  return release
}
