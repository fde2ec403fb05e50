import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { launchChromium } from '../browser'
import type { Profile } from '../profile'
import type { Target } from '../target'
import { firstLoad } from '../visit/visit'
import { breakdown } from './breakdown'
import type { TraceEvent } from './trace-event'

/** Traces each target's first load for Chromium's Performance panel, and saves a breakdown next to it. */
export async function traceLoads(
  folder: string,
  profile: Profile,
  targets: readonly Target[],
): Promise<void> {
  await mkdir(folder, { recursive: true })
  for (const target of targets) {
    const name = path.join(folder, `${target.group}-${target.site.replace(' ', '-')}`)
    const browser = await launchChromium()
    await browser.startTracing(undefined, { path: `${name}.json` })
    const { figures } = await firstLoad(browser, profile, target)
    await browser.stopTracing()
    await browser.close()
    const { traceEvents } = JSON.parse(await readFile(`${name}.json`, 'utf8')) as {
      traceEvents: TraceEvent[]
    }
    await writeFile(`${name}.md`, breakdown(traceEvents, target.url, figures.lcp))
    console.log(`Time breakdown of ${target.group}, ${target.site}: ${name}.md, trace: ${name}.json`)
  }
}
