import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { startDriver } from './session/driver-process'
import { openSession } from './session/session'
import { WebKitPage } from './webkit-page'
import { withoutTheRest } from './without-the-rest'

/** Opens a first-time visitor's WebKitGTK window. @param use gets the page, with the methods journeys need */
export async function inAWindow(
  shop: string | undefined,
  size: { width: number; height: number } | null,
  use: (page: Page) => Promise<void>,
) {
  if (!shop || !size) throw new Error('The project sets no shop or no size.')
  const scripts = await mkdtemp(path.join(tmpdir(), 'spice-shop-scripts-'))
  const driver = await startDriver()
  try {
    const session = await openSession(driver.origin, size, scripts)
    const page = new WebKitPage(session, shop, size, scripts)
    // Journeys may use only the part of Playwright's page that WebKit's implements too.
    await use(withoutTheRest(page) as unknown as Page)
  } finally {
    await driver.stop()
    await rm(scripts, { recursive: true })
  }
}
