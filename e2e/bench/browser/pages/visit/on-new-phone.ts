import { type Browser, type BrowserContext, devices } from '@playwright/test'
import type { Profile } from '../profile'

/** Works in a browser that has never been anywhere, and closes it. */
export async function onNewPhone<Result>(
  browser: Browser,
  { width, height, devicePixels, userAgent }: Profile,
  work: (context: BrowserContext) => Promise<Result>,
): Promise<Result> {
  const { isMobile, hasTouch } = devices['Moto G4']
  const context = await browser.newContext({
    viewport: { width, height },
    deviceScaleFactor: devicePixels,
    isMobile,
    hasTouch,
    userAgent,
    // It works when a page is at rest, and is not what is measured.
    serviceWorkers: 'block',
  })
  try {
    return await work(context)
  } finally {
    await context.close()
  }
}
