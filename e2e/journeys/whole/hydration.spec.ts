import { complaintsOf } from '../../complaints'
import { expect, test } from '../../fixtures'
import { otherAddresses, pages, unknownPage } from '../../pages'
import { insistOnRendered, isAlive } from '../../rendered'

/** On both widths; the others differ by width in their style sheets alone. */
const PAGES_WITH_WIDTHS = ['/', '/about', '/ground-spices/turmeric-powder', '/account']

for (const path of [...pages, ...otherAddresses, unknownPage])
  test(`the browser finds ${path} as the server rendered it`, {
    tag: PAGES_WITH_WIDTHS.includes(path) ? [] : ['@phone', '@once'],
  }, async ({ page }) => {
    const complaints = complaintsOf(page)
    await insistOnRendered(page)
    await page.goto(path)
    await isAlive(page)
    expect(complaints).toEqual([])
  })

test('a customer with a full cart finds pages as the server rendered them for all', {
  tag: '@phone',
}, async ({ shopper }) => {
  const { page } = shopper
  await shopper.becomesACustomer()
  await shopper.addsToCart('Turmeric Powder', '250 g')
  const complaints = complaintsOf(page)
  await insistOnRendered(page)
  for (const path of ['/', '/ground-spices/turmeric-powder', '/cart', '/checkout', '/login', '/account']) {
    await page.goto(path)
    await isAlive(page)
    await expect(shopper.cartLink).toContainText('1')
    // Scripts that a page is left before are errors to Firefox.
    await page.waitForLoadState('networkidle')
  }
  expect(complaints).toEqual([])
})

test('a page that is not what the server rendered is complained of', { tag: '@phone' }, async ({ page }) => {
  const complaints = complaintsOf(page)
  await insistOnRendered(page, (html) => html.replace(/(<h1[^>]*>)[^<]*/, '$1Something else'))
  await page.goto('/about')
  await isAlive(page)
  await expect.poll(() => complaints).toEqual([expect.stringContaining('Minified React error #418')])
})
