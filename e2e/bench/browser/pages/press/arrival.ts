import type { OpenPage } from '../visit/open-page'

/** On slow 4G. */
const LONGEST_MS = 15_000

/** @returns ms from the press until its effect is painted; Infinity where the page has lost the press */
export async function timeOfArrival({ page }: OpenPage): Promise<number> {
  const deadline = performance.now() + LONGEST_MS
  while (performance.now() < deadline) {
    // A document that is just being replaced can't be asked.
    const ms = await page.evaluate(() => window.probe.arrivedAfter).catch(() => undefined)
    if (ms !== undefined) return ms
    await new Promise((resolve) => setTimeout(resolve, 30))
  }
  return Number.POSITIVE_INFINITY
}

/**
 * @returns ms from the press until its effect is painted
 * @throws Error when it is not there in time
 */
export async function timeOfSureArrival(open: OpenPage): Promise<number> {
  const ms = await timeOfArrival(open)
  if (Number.isFinite(ms)) return ms
  throw new Error(`What was pressed for was not there within ${LONGEST_MS / 1000} s; ${open.page.url()} was.`)
}
