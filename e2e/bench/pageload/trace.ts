import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { launchChromium } from './browser'
import type { Link } from './link/start-link'
import type { Profile } from './profile'
import type { Target } from './target'
import { visit } from './visit'

/** Writes a trace of one visit of each target, to be opened in the performance panel of Chromium's developer tools. */
export async function traceVisits(
  folder: string,
  link: Link,
  profile: Profile,
  targets: readonly Target[],
): Promise<void> {
  await mkdir(folder, { recursive: true })
  for (const target of targets) {
    const browser = await launchChromium(link.browserArguments)
    const file = path.join(folder, `${target.group}-${target.site.replace(' ', '-')}.json`)
    await browser.startTracing(undefined, { path: file, screenshots: true })
    await visit(browser, link, profile, target)
    await browser.stopTracing()
    await browser.close()
    console.log(`The trace of ${target.group}, ${target.site}, is in ${file}`)
  }
}
