import type { Step } from '../../shop/measured-pages'
import { timeOfArrival } from './arrival'
import type { OpenPage } from './open-page'

/** When a page is pressed, in ms after its first paint. */
export const MOMENTS = [100, 500, 1500] as const
type Moment = (typeof MOMENTS)[number]

/** From a press at each moment until it is seen to be taken, and until its effect is painted, in ms. */
export type Presses = Record<`${'seen' | 'done'}${Moment}`, number>

interface Press {
  seen: number
  done: number
}

const LONGEST_MS = 15_000

/**
 * Presses on a page that has just been painted, or as soon afterwards as there is something to press.
 * @returns ms from the press until it is seen to be taken, and until its effect is painted
 */
export async function measurePress(
  open: OpenPage,
  url: string,
  { on, reads = '' }: Step,
  moment: Moment,
): Promise<Press> {
  const { page } = open
  await page.goto(url, { waitUntil: 'commit', timeout: LONGEST_MS })
  const place = await page.waitForFunction(
    ({ selector, text, afterPaintMs }) => {
      const { fcp } = window.probe
      if (fcp === undefined || performance.now() < fcp + afterPaintMs) return undefined
      const found = [...document.querySelectorAll(selector)].find(({ textContent }) =>
        textContent?.includes(text),
      )
      const { x = 0, y = 0, width = 0, height = 0 } = found?.getBoundingClientRect() ?? {}
      const isInView = width > 0 && y >= 0 && y + height <= innerHeight
      if (!isInView) found?.scrollIntoView({ block: 'center', behavior: 'instant' })
      return isInView ? { x: x + width / 2, y: y + height / 2 } : undefined
    },
    { selector: on, text: reads, afterPaintMs: moment },
    { timeout: LONGEST_MS },
  )
  const { x, y } = (await place.jsonValue()) ?? { x: 0, y: 0 }
  await page.mouse.click(x, y)
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
