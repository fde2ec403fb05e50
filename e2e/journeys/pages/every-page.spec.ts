import { expect } from '../../harness/expect'
import { expectNoBarriers } from '../../harness/page/accessibility'
import { collectComplaints } from '../../harness/page/complaints'
import { insistOnRendered, isDrawn, isWhollyAlive } from '../../harness/page/rendered'
import { expectToStandStill } from '../../harness/page/standing-still'
import { oneOfEachKind, pages, publicPages, unknownPage } from '../../harness/pages'
import { pathsOfChanged } from '../../harness/shop/changed-remotes'
import { test } from '../../harness/shop/front/behind-front'
import type { Shopper } from '../../harness/shopper/shopper'

/** 720 is 1440 at 200% zoom, 320 is 1280 at 400% (WCAG 1.4.10). */
const WIDTHS = [320, 390, 720, 768, 1024, 1440]
const WIDTHS_WITH_A_LAYOUT = [390, 1440]
/** Pages whose layout must not shift. Other private pages load once the browser knows who is signed in. */
const standStill = new Set([...publicPages, '/login', '/register'])

async function expectToFit({ page }: Shopper, width: number) {
  await page.setViewportSize({ width, height: 900 })
  await isDrawn(page)
  const widest = await page.evaluate(() => document.documentElement.scrollWidth)
  expect.soft(widest, `the page's width at ${width}`).toBeLessThanOrEqual(width)
}

for (const path of pathsOfChanged([...pages, unknownPage]))
  test(`the browser hydrates ${path} as the server rendered it; nothing moves; page and pictures fit every width, without accessibility or console errors`, {
    tag: ['@phone', '@once'],
  }, async ({ shopper, front }) => {
    const { page } = shopper
    const complaints = collectComplaints(page)
    insistOnRendered(front)
    if (standStill.has(path)) await expectToStandStill(page, front, path)
    else await shopper.opens(path)
    await isWhollyAlive(page)
    await shopper.goesThroughThePage()
    for (const width of WIDTHS) {
      await expectToFit(shopper, width)
      if (WIDTHS_WITH_A_LAYOUT.includes(width)) await expectNoBarriers(page)
    }
    expect(complaints).toEqual([])
  })

for (const path of pathsOfChanged([...oneOfEachKind(pages), unknownPage]))
  test(`${path} and its pictures fit every width`, { tag: ['@phone', '@elsewhere'] }, async ({ shopper }) => {
    await shopper.opens(path)
    await shopper.goesThroughThePage()
    for (const width of WIDTHS) await expectToFit(shopper, width)
  })
