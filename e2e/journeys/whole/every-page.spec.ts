import { expectNoBarriers } from '../../accessibility'
import { complaintsOf } from '../../complaints'
import { expect, test } from '../../fixtures'
import { pages, unknownPage } from '../../pages'

/** 720 is 1440 at 200% zoom, 320 is 1280 at 400% (WCAG 1.4.10). */
const WIDTHS = [320, 390, 720, 768, 1024, 1440]
const WIDTHS_WITH_A_LAYOUT = [390, 1440]

for (const path of [...pages, unknownPage]) {
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

  test(`${path} has no barriers and complains of nothing`, { tag: ['@phone', '@once'] }, async ({
    shopper,
  }) => {
    const { page } = shopper
    const complaints = complaintsOf(page)
    await shopper.opens(path)
    for (const width of WIDTHS_WITH_A_LAYOUT) {
      await page.setViewportSize({ width, height: 900 })
      await expectNoBarriers(page)
    }
    expect(complaints).toEqual([])
  })
}
