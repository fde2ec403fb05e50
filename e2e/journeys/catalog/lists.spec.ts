import { requireCapability } from '../../harness/browser/engines/require-capability'
import { expect, test } from '../../harness/fixtures'

const columns = [
  [390, 2],
  [768, 2],
  [769, 3],
  [1023, 3],
  [1024, 4],
  [1440, 4],
] as const

for (const path of ['/all-products', '/recipes']) {
  test(`the cards of ${path} are in two, three or four columns [7.6]`, { tag: '@desktop' }, async ({
    shopper,
  }) => {
    const { page } = shopper
    await shopper.opens(path)
    const cards = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('link') })
    const inTheFirstRow = () =>
      cards.evaluateAll((items) => {
        const tops = items.map((item) => item.getBoundingClientRect().top)
        return tops.filter((top) => top === tops[0]).length
      })
    for (const [width, count] of columns) {
      await page.setViewportSize({ width, height: 900 })
      await expect.poll(inTheFirstRow, `cards in a row at ${width} px`).toBe(count)
    }
  })
}

for (const [motion, doesGrow] of [
  ['no-preference', true],
  ['reduce', false],
] as const) {
  test.describe(`With motion preference ${motion}`, () => {
    if (doesGrow) requireCapability('emulated motion and colour preferences')
    test.use({ contextOptions: { reducedMotion: motion } })

    test(`DIY KIT and BUY NOW ${doesGrow ? 'scale up' : 'stand still'} under the pointer [4.19]`, {
      tag: '@desktop',
    }, async ({ shopper }) => {
      await shopper.opens('/ground-spices')
      for (const name of ['DIY KIT', 'BUY NOW']) {
        const button = shopper.page.getByRole('main').getByRole('link', { name, exact: true })
        await button.scrollIntoViewIfNeeded()
        const width = async () => (await button.boundingBox())?.width ?? 0
        const atRest = await width()
        const colour = await button.evaluate((link) => getComputedStyle(link).backgroundColor)
        await button.hover()
        await expect(button).not.toHaveCSS('background-color', colour)
        if (doesGrow) await expect.poll(width).toBeGreaterThan(atRest + 1)
        else expect(await width()).toBe(atRest)
      }
    })
  })
}
