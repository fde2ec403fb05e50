import { expect, test } from '../fixtures'
import { publicPages } from '../pages'
import { insistOnRendered } from '../rendered'

test.use({ javaScriptEnabled: false })

const LISTS = ['/all-products', '/whole-spices', '/ground-spices', '/diy-spices', '/retails']
const isProduct = (path: string) => LISTS.some((list) => path.startsWith(`${list}/`))

test.describe('A visitor whose browser runs no script', () => {
  test.beforeEach(({ page }) => insistOnRendered(page))

  for (const path of publicPages)
    test(`reads ${path} and finds links into the shop`, { tag: '@desktop' }, async ({ page }) => {
      await page.goto(path)
      const main = page.getByRole('main')
      await expect(main.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(main).toContainText(/\S.{49,}/)
      if (LISTS.includes(path))
        expect(await main.locator(`a[href^="${path}/"]`).count()).toBeGreaterThanOrEqual(4)
      if (isProduct(path)) await expect(main).toContainText(/₹\s?\d/)

      for (const part of ['banner', 'contentinfo'] as const) {
        const links = page.getByRole(part).locator('a')
        const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
        expect(addresses.length).toBeGreaterThan(4)
        for (const address of addresses) expect(address).toMatch(/^(\/|https:|mailto:|tel:)/)
      }
    })

  test('goes by links from page to page', async ({ shopper }) => {
    const { page, isOnAPhone } = shopper
    await page.goto('/recipes')
    await page.getByRole('main').locator('a[href^="/product/"]').first().click()
    await expect(page).toHaveURL(/\/product\/\d+$/)
    await page.getByRole('banner').getByRole('link', { name: /home$/ }).click()
    await expect(page).toHaveURL('/')
    if (isOnAPhone) return
    await page.getByRole('contentinfo').getByRole('link', { name: 'Whole spices' }).click()
    await shopper.sees('SHOP BY WHOLE SPICES')
  })
})
