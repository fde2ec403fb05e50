import { type Browser, chromium } from '@playwright/test'
import { headlessPath } from './engines/chromium-path'

/** A real browser, with nothing of its own on the line. */
export async function launchBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: await headlessPath(process.env),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
  })
}
