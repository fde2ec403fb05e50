import type { Step } from '../../../shop/measured-pages'
import type { OpenPage } from '../visit/open-page'
import { timeOfArrival } from './arrival'
import { pressAtSight } from './press-at-sight'

/** The moments of the presses, in ms after the first paint. */
export const MOMENTS = [100, 500, 1500] as const
type Moment = (typeof MOMENTS)[number]

/** Milliseconds from a press at each moment until the page acknowledges it, and until its effect is painted. */
export type Presses = Record<`${'seen' | 'done'}${Moment}`, number>

interface Press {
  seen: number
  done: number
}

/** Generous enough for slow 4G. */
const LONGEST_MS = 15_000

/** Presses the target once it appears. @param moment ms after the first paint @returns Infinity for never */
export async function measurePress(open: OpenPage, url: string, step: Step, moment: number): Promise<Press> {
  const { page } = open
  await page.goto(url, { waitUntil: 'commit', timeout: LONGEST_MS })
  await pressAtSight(page, step, moment, LONGEST_MS)
  const done = await timeOfArrival(open)
  return { seen: (await page.evaluate(() => window.probe.seenAfter)) ?? done, done }
}

/** @param pressOnce presses in a separate first visit */
export async function measurePresses(pressOnce: (moment: Moment) => Promise<Press>): Promise<Presses> {
  const [soon, later, late] = [await pressOnce(100), await pressOnce(500), await pressOnce(1500)]
  return {
    seen100: soon.seen,
    done100: soon.done,
    seen500: later.seen,
    done500: later.done,
    seen1500: late.seen,
    done1500: late.done,
  }
}
