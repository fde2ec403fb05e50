import { type Browser, type BrowserContext, devices } from '@playwright/test'
import type { Profile } from '../profile'

/**
 * Works in a browser that has never been anywhere, and closes it.
 * @param serviceWorkers blocked by default: they work when a page is at rest, and are not what is measured
 */
export async function onNewPhone<Result>(
  browser: Browser,
  { width, height, devicePixels, userAgent }: Profile,
  work: (context: BrowserContext) => Promise<Result>,
  serviceWorkers: 'allow' | 'block' = 'block',
): Promise<Result> {
  const { isMobile, hasTouch } = devices['Moto G4']
  const context = await browser.newContext({
    viewport: { width, height },
    deviceScaleFactor: devicePixels,
    isMobile,
    hasTouch,
    userAgent,
    serviceWorkers,
  })
  try {
    return await work(context)
  } finally {
    await context.close()
  }
}
