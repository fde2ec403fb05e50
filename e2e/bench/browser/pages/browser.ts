import { type Browser, chromium } from '@playwright/test'
import { chromiumPath } from '../../../harness/browser/engines/chromium-path'

/** The time that Chromium needs to load its own pages at startup. They would delay the first measured page. */
const AT_REST_AFTER_MS = 3000

export async function launchChromium(): Promise<Browser> {
  const browser = await chromium.launch({
    executablePath: await chromiumPath(process.env),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
    ],
  })
  await new Promise((resolve) => setTimeout(resolve, AT_REST_AFTER_MS))
  return browser
}
