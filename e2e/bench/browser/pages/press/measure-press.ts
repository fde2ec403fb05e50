import type { Step } from '../../../shop/measured-pages'
import type { OpenPage } from '../visit/open-page'
import { timeOfArrival } from './arrival'
import { pressAtSight } from './press-at-sight'

/** When a page is pressed, in ms after its first paint. */
export const MOMENTS = [100, 500, 1500] as const
type Moment = (typeof MOMENTS)[number]

/** From a press at each moment until it is seen to be taken, and until its effect is painted, in ms. */
export type Presses = Record<`${'seen' | 'done'}${Moment}`, number>

interface Press {
  seen: number
  done: number
}

/** On slow 4G. */
const LONGEST_MS = 15_000

/**
 * Presses on a page that has just been painted, or as soon afterwards as there is something to press.
 * @param moment ms after the first paint
 * @returns ms from the press until it is seen to be taken, and until its effect is painted; Infinity for never
 */
export async function measurePress(open: OpenPage, url: string, step: Step, moment: number): Promise<Press> {
  const { page } = open
  await page.goto(url, { waitUntil: 'commit', timeout: LONGEST_MS })
  await pressAtSight(page, step, moment, LONGEST_MS)
  const done = await timeOfArrival(open)
  return { seen: (await page.evaluate(() => window.probe.seenAfter)) ?? done, done }
}

/** @param pressOnce presses on a first visit of its own */
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
