import { pathsOfChanged } from '../../changed-remotes'
import { expect, test } from '../../fixtures'
import { expectNoBarriers } from '../../page/accessibility'
import { complaintsOf } from '../../page/complaints'
import { insistOnRendered, isAlive } from '../../page/rendered'
import { pages, unknownPage } from '../../pages'

/** 720 is 1440 at 200% zoom, 320 is 1280 at 400% (WCAG 1.4.10). */
const WIDTHS = [320, 390, 720, 768, 1024, 1440]
const WIDTHS_WITH_A_LAYOUT = [390, 1440]

for (const path of pathsOfChanged([...pages, unknownPage]))
  test(`${path} fits every width, its pictures too`, { tag: '@phone' }, async ({ shopper }) => {
    const { page } = shopper
    await shopper.opens(path)
    await shopper.goesThroughThePage()
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 })
      const widest = await page.evaluate(() => document.documentElement.scrollWidth)
      expect.soft(widest, `the page's width at ${width}`).toBeLessThanOrEqual(width)
    }
  })

for (const path of pathsOfChanged([...pages, unknownPage]))
  test(`the browser finds ${path} as the server rendered it, without barriers or complaints`, {
    tag: ['@phone', '@once'],
  }, async ({ shopper }) => {
    const { page } = shopper
    const complaints = complaintsOf(page)
    await insistOnRendered(page)
    await shopper.opens(path)
    await isAlive(page)
    for (const width of WIDTHS_WITH_A_LAYOUT) {
      await page.setViewportSize({ width, height: 900 })
      await expectNoBarriers(page)
    }
    expect(complaints).toEqual([])
  })
