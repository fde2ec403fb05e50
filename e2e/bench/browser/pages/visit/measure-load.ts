import { blockingTime } from './blocking-time'
import type { MainThread, OpenPage } from './open-page'
import { settle } from './settle'
import { type Tally, tally } from './tally'

/** The figures of one load: times in milliseconds since the navigation, sizes in bytes. */
export interface LoadFigures extends Tally, MainThread {
  fcp: number
  lcp: number
  cls: number
  tbt: number
}

export interface Load {
  figures: LoadFigures
  lcpElement: string
  errors: string[]
}

const LONGEST_MS = 60_000

/** Opens an address and waits until the page is idle. */
export async function measureLoad(open: OpenPage, url: string): Promise<Load> {
  await open.page.goto(url, { waitUntil: 'load', timeout: LONGEST_MS })
  await settle(open)
  const { fcp, lcp, cls, longTasks, lcpElement } = await open.page.evaluate(() => window.probe)
  if (fcp === undefined || lcp === undefined) throw new Error(`${url} painted nothing.`)
  return {
    figures: {
      fcp,
      lcp,
      cls,
      tbt: blockingTime(longTasks, fcp),
      ...(await open.mainThread()),
      ...tally(open.network.requests()),
    },
    lcpElement,
    errors: open.errors,
  }
}
