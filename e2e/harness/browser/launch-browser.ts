import { type Browser, chromium } from '@playwright/test'
import { headlessPath } from './engines/chromium-path'

/** Launches a real browser that makes no network requests by itself. */
export async function launchBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: await headlessPath(process.env),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
  })
}
