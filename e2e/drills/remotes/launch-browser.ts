import { type Browser, chromium } from '@playwright/test'
import { chromiumPath } from '../../chromium-path'

/** A real browser, with nothing of its own on the line. */
export async function launchBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: await chromiumPath(process.env),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
  })
}
