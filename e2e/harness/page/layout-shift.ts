import type { Page } from '@playwright/test'

/** A shift of visible elements. */
interface Shift {
  /** Its layout shift score, unitless. */
  value: number
  what: string[]
}

/** An entry of the Layout Instability API, which TypeScript's types lack. */
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

/** Delays everything after the scripts, as on a slow connection: data first, then pictures, then fonts. */
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

/** Records layout shifts of pages opened from now on, except after input. @returns a function to read them */
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
