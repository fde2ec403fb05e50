import type { Page } from '@playwright/test'

/**
 * Files do not arrive until they are let through, as on a line that has just broken off.
 * @param files glob of their addresses
 * @returns lets them through
 */
export async function holdBack(page: Page, files: string): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(files, async (route) => {
    await released
    await route.continue()
  })
  return release
}

/** Holds back scripts: the shell's, unless told. */
export function holdBackScripts(page: Page, whose: 'shell' | 'remotes' = 'shell') {
  return holdBack(page, `**/${whose}/**/*.js`)
}
