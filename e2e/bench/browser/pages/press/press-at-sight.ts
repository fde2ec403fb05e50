import type { Page } from '@playwright/test'
import type { Step } from '../../../shop/measured-pages'

/** Presses the element, but no sooner than `moment` ms after first paint. @throws Error if it never appears */
export async function pressAtSight(
  page: Page,
  { on, reads = '' }: Pick<Step, 'on' | 'reads'>,
  moment: number,
  longestMs: number,
): Promise<void> {
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
    { timeout: longestMs },
  )
  const { x, y } = (await place.jsonValue()) ?? { x: 0, y: 0 }
  await page.mouse.click(x, y)
}
