import { type Browser, chromium } from '@playwright/test'
import { chromiumPath } from '../../../engines/chromium-path'

/** Chromium loads pages of its own when it starts, which the first page measured would wait for. */
const AT_REST_AFTER_MS = 3000

/** How to start a Chromium that is elsewhere: its program, what to tell it more, and its environment. */
export interface Place {
  executablePath: string
  args: string[]
  env: Record<string, string>
}

/** Chromium at rest, with nothing of its own on the line. @param place by default here */
export async function launchChromium(place?: Place): Promise<Browser> {
  const browser = await chromium.launch({
    executablePath: await chromiumPath(process.env),
    ...place,
    args: [
      ...(place?.args ?? []),
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
