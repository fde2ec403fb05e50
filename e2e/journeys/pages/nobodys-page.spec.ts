import { holdBackScripts } from '../../harness/browser/network/held-scripts'
import { expect } from '../../harness/expect'
import { watchShifts } from '../../harness/page/layout-shift'
import { insistOnRendered, renderedPage } from '../../harness/page/rendered'
import { test } from '../../harness/shop/front/behind-front'

const PATHS = ['/', '/ground-spices/turmeric-powder', '/about']

test('a customer with a cart gets the same pages as anybody', { tag: ['@desktop', '@once'] }, async ({
  shopper,
  request: anybody,
}) => {
  const { page } = shopper
  await shopper.becomesACustomer()
  await shopper.addsToCart('Turmeric Powder', '250 g')
  // Retried in case the catalogue changes between the two requests.
  for (const path of PATHS)
    await expect(async () => {
      const theirs = await renderedPage(page.request, path)
      const anybodys = await renderedPage(anybody, path)
      expect(theirs.html).toBe(anybodys.html)
      expect(theirs.answer.headers().etag).toBe(anybodys.answer.headers().etag)
      expect(theirs.answer.headers()).not.toHaveProperty('set-cookie')
      expect(theirs.answer.headers().vary).not.toMatch(/cookie/i)
    }).toPass()
})

test('a customer sees their cart and account in a page made for everyone, and nothing moves', async ({
  shopper,
  front,
}) => {
  const { page, isOnAPhone } = shopper
  front.letNothingBeKept()
  await shopper.becomesACustomer()
  await shopper.addsToCart('Turmeric Powder', '250 g')
  insistOnRendered(front)
  for (const path of PATHS) {
    const letScriptsThrough = holdBackScripts(front)
    const shifts = await watchShifts(page)
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    // The complete style sheets and the fonts are not held back with the scripts.
    await page.waitForFunction(() => {
      const sheets = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')]
      return sheets.length > 0 && sheets.every(({ sheet }) => sheet)
    })
    await shopper.seesEverythingInView()
    await expect(shopper.cartLink).toHaveAccessibleName('CART')
    await page.evaluate(() => {
      window.shifts = []
    })
    letScriptsThrough()
    await expect(shopper.cartLink).toHaveAccessibleName('CART 1 item')
    const account = page.getByRole('banner').getByRole('link', { name: 'Account' })
    if (!isOnAPhone) await expect(account).toBeVisible()
    await shopper.seesEverythingInView()
    // The fonts have loaded since then, so a line may have moved by a fraction of a pixel.
    const moved = await shifts()
    const sum = moved.reduce((total, { value }) => total + value, 0)
    expect(sum, JSON.stringify(moved)).toBeLessThanOrEqual(0.01)
  }
})
