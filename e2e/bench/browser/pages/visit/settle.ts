import type { OpenPage } from './open-page'

const QUIET_MS = 1000
/** A request that has received nothing for this long is ignored, such as one whose body is never read. */
const STALLED_MS = 4000
const LONGEST_MS = 45_000

/** Waits until the page has had no request in flight and no long task for one second. */
export async function settle({ page, network }: OpenPage): Promise<void> {
  const deadline = performance.now() + LONGEST_MS
  while (performance.now() < deadline) {
    await new Promise((resolve) => setTimeout(resolve, 100))
    if (network.quietFor() < (network.isBusy() ? STALLED_MS : QUIET_MS)) continue
    const isCalm = await page
      .evaluate((quiet) => {
        const [start, duration] = window.probe.longTasks.at(-1) ?? [-quiet, 0]
        return performance.now() - start - duration > quiet
      }, QUIET_MS)
      .catch(() => false)
    if (isCalm) return
  }
  throw new Error(`${page.url()} was still busy after ${LONGEST_MS / 1000} s.`)
}
