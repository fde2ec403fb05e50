import type { Step } from '../../../shop/measured-pages'
import type { OpenPage } from '../visit/open-page'
import { LONGEST_MS, timeOfArrival } from './arrival'
import { pressAtSight } from './press-at-sight'

/** The moments of the presses, in ms after the first paint. */
export const MOMENTS = [100, 500, 1500] as const
type Moment = (typeof MOMENTS)[number]

/** Ms from each press until it is acknowledged and until its effect is painted; Infinity if it is lost. */
export type Presses = Record<`${'seen' | 'done'}${Moment}`, number>

interface Press {
  seen: number
  done: number
}

/** Opens the page and presses the target, but no sooner than `moment` ms after the first paint. */
export async function measurePress(open: OpenPage, url: string, step: Step, moment: number): Promise<Press> {
  const { page } = open
  await page.goto(url, { waitUntil: 'commit', timeout: LONGEST_MS })
  await pressAtSight(page, step, moment, LONGEST_MS)
  const done = await timeOfArrival(open)
  return { seen: (await page.evaluate(() => window.probe.seenAfter)) ?? done, done }
}

/** Measures one press at each moment. @param pressOnce opens the page anew and presses at the given moment */
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
