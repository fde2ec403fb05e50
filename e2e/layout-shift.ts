import type { Page } from '@playwright/test'

interface Shift extends PerformanceEntry {
  value: number
  hadRecentInput: boolean
  sources: { node: Node | null }[]
}

/** Makes what arrives after the scripts come one by one, as on a slow line: data, then pictures, then fonts. */
export async function slowDown(page: Page) {
  const delays: [glob: string, milliseconds: number][] = [
    ['**/api/**', 300],
    ['**/uploads/**', 500],
    ['**/*.woff2', 700],
  ]
  for (const [glob, milliseconds] of delays)
    await page.route(glob, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, milliseconds))
      await route.continue()
    })
}

/**
 * Every movement of what is already on show, in the pages that are opened after this call.
 * @returns reads them: how much each moved (the share of layout shift, without unit) and what it was
 */
export async function watchShifts(page: Page) {
  await page.addInitScript(() => {
    const shifts: { value: number; what: string[] }[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[])
        if (!hadRecentInput)
          shifts.push({
            value,
            what: sources.map(({ node }) =>
              node instanceof Element
                ? `${node.tagName} ${node.textContent?.slice(0, 40)}`
                : String(node?.nodeName),
            ),
          })
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () =>
    page.evaluate(() => (window as unknown as { shifts: { value: number; what: string[] }[] }).shifts)
}
