import { type Browser, chromium } from '@playwright/test'
import { chromiumPath } from '../../chromium-path'

/** Chromium with nothing of its own on the line. */
export async function launchChromium(moreArguments: readonly string[] = []): Promise<Browser> {
  return chromium.launch({
    executablePath: await chromiumPath(process.env),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
      ...moreArguments,
    ],
  })
}
