import { type Browser, type BrowserContext, devices } from '@playwright/test'
import type { Profile } from '../profile'

/** Works in a new browser profile, and closes it. Service workers are blocked: they start when a page is at rest. */
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
    serviceWorkers: 'block',
  })
  try {
    return await work(context)
  } finally {
    await context.close()
  }
}
