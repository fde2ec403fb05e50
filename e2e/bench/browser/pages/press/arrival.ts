import type { OpenPage } from '../visit/open-page'

/** Generous enough for slow 4G. */
export const LONGEST_MS = 15_000

/** @returns ms from the press until its effect is painted; Infinity if the page lost the press */
export async function timeOfArrival({ page }: OpenPage): Promise<number> {
  const deadline = performance.now() + LONGEST_MS
  while (performance.now() < deadline) {
    // Evaluating fails while the document is being replaced.
    const ms = await page.evaluate(() => window.probe.arrivedAfter).catch(() => undefined)
    if (ms !== undefined) return ms
    await new Promise((resolve) => setTimeout(resolve, 30))
  }
  return Number.POSITIVE_INFINITY
}

/** @returns ms from the press until its effect is painted @throws Error if that takes too long */
export async function timeOfSureArrival(open: OpenPage): Promise<number> {
  const ms = await timeOfArrival(open)
  if (Number.isFinite(ms)) return ms
  throw new Error(
    `The effect of the press did not appear within ${LONGEST_MS / 1000} s; the page was ${open.page.url()}.`,
  )
}
