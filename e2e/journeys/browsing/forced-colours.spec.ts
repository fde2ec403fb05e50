import type { Locator } from '@playwright/test'
import { requireCapability } from '../../harness/browser/engines/require-capability'
import { expect, test } from '../../harness/fixtures'

/** Returns the width and style of an element's border. */
const measureEdge = (element: Locator) =>
  element.evaluate((each) => {
    const { borderTopWidth, borderTopStyle } = getComputedStyle(each)
    return { width: Number.parseFloat(borderTopWidth), style: borderTopStyle }
  })

test.describe('With forced colours', { tag: '@phone' }, () => {
  requireCapability('emulated motion and colour preferences')
  test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active' }))

  test('controls have a border, and the chosen picture a wider one', async ({ shopper }) => {
    const { page } = shopper
    await shopper.opens('/ground-spices/turmeric-powder')
    const add = await measureEdge(page.getByRole('button', { name: 'ADD TO CART' }).first())
    expect(add.style).toBe('solid')
    expect(add.width).toBeGreaterThan(0)

    const pictures = page.getByRole('main').locator('button[aria-current]')
    const others = page.getByRole('main').locator('li:has(button[aria-current]) ~ li button')
    const [chosen, other] = [await measureEdge(pictures.first()), await measureEdge(others.first())]
    expect(other.width).toBeGreaterThan(0)
    expect(chosen.width).toBeGreaterThan(other.width)

    await shopper.opens('/')
    const banner = page.getByRole('main').getByRole('link', { name: 'SHOP NOW' }).first()
    expect((await measureEdge(banner)).width).toBeGreaterThan(0)
  })

  test('the chosen tab is marked by a system colour', async ({ shopper }) => {
    await shopper.becomesACustomer()
    await shopper.opens('/account')
    const mark = await shopper.page
      .getByRole('tab', { selected: true })
      .evaluate((tab) => getComputedStyle(tab, '::after').backgroundColor)
    const highlight = await shopper.page.evaluate(() => {
      document.body.style.outlineColor = 'Highlight'
      return getComputedStyle(document.body).outlineColor
    })
    expect(mark).toBe(highlight)
  })
})
