import { pretendConnection } from '../../harness/browser/network/connection'
import { expect, test } from '../../harness/fixtures'
import { throttlePage, watchShifts } from '../../harness/page/layout-shift'
import { isAlive } from '../../harness/page/rendered'
import { oneOfEachKind, pages } from '../../harness/pages'
import { pathsOfChanged } from '../../harness/shop/changed-remotes'

/** Limits for cumulative layout shift, which only Chromium reports, and for transferred script in bytes. */
const MOST_SHIFT = 0.01
const MOST_SCRIPT = 165_000

for (const path of pathsOfChanged(oneOfEachKind(pages)))
  test(`${path} does not move while it loads, and loads at most 165 kB of script`, {
    tag: ['@phone', '@once'],
  }, async ({ shopper }) => {
    const { page } = shopper
    // Prevents prefetching, because prefetched files belong to the cost of another page.
    await pretendConnection(page, { saveData: true })
    await throttlePage(page)
    const shifts = await watchShifts(page)
    await shopper.opens(path)
    await isAlive(page)
    await shopper.seesEverythingInView()
    const moved = await shifts()
    const sum = moved.reduce((total, { value }) => total + value, 0)
    expect.soft(sum, JSON.stringify(moved)).toBeLessThanOrEqual(MOST_SHIFT)

    const script = await page.evaluate(() =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
        .reduce((bytes, { encodedBodySize }) => bytes + encodedBodySize, 0),
    )
    expect.soft(script).toBeGreaterThan(100_000)
    expect.soft(script).toBeLessThanOrEqual(MOST_SCRIPT)
  })
