import type { OpenPage } from './open-page'

const LONGEST_MS = 15_000

/** @returns ms from the press until its effect is painted */
export async function timeOfArrival({ page }: OpenPage): Promise<number> {
  const deadline = performance.now() + LONGEST_MS
  while (performance.now() < deadline) {
    // A document that is just being replaced can't be asked.
    const ms = await page.evaluate(() => window.probe.arrivedAfter).catch(() => undefined)
    if (ms !== undefined) return ms
    await new Promise((resolve) => setTimeout(resolve, 30))
  }
  throw new Error(`What was pressed for was not there within ${LONGEST_MS / 1000} s; ${page.url()} was.`)
}
