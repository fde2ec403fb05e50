import type { Page } from '@playwright/test'

/** A movement of what was already on show. */
interface Shift {
  /** The share of layout shift, without unit. */
  value: number
  what: string[]
}

/** What Chromium reports of one (Layout Instability API); TypeScript does not know it. */
interface LayoutShift extends PerformanceEntry {
  value: number
  hadRecentInput: boolean
  sources: { node: Node | null }[]
}

declare global {
  interface Window {
    shifts: Shift[]
  }
}

/** Delays what follows the scripts, as on a slow connection: data first, then pictures, then fonts. */
export async function throttlePage(page: Page) {
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
 * Watches every movement in the pages that are opened after this call; those after an act of the shopper are left out.
 * @returns reads them
 */
export async function watchShifts(page: Page): Promise<() => Promise<Shift[]>> {
  await page.addInitScript(() => {
    window.shifts = []
    const nameOf = (node: Node | null) =>
      node instanceof Element ? `${node.tagName} ${node.textContent?.slice(0, 40)}` : String(node?.nodeName)
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as LayoutShift[])
        if (!hadRecentInput) window.shifts.push({ value, what: sources.map(({ node }) => nameOf(node)) })
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () => page.evaluate(() => window.shifts)
}
