import type { Page } from '@playwright/test'
import { requireCapability } from '../../harness/browser/engines/require-capability'
import { expect } from '../../harness/expect'
import { insistOnRendered } from '../../harness/page/rendered'
import { oneOfEachKind, privatePages, publicPages } from '../../harness/pages'
import { test } from '../../harness/shop/front/behind-front'
import { writes } from '../../harness/shopper/writes'

test.use({ javaScriptEnabled: false })

const LISTS = ['/all-products', '/whole-spices', '/ground-spices', '/diy-spices', '/retails']
/** A pattern, because Playwright does not find plain text inside noscript. */
const NEEDS_SCRIPT = /^This form needs JavaScript\./
const isProduct = (path: string) => LISTS.some((list) => path.startsWith(`${list}/`))

/** Expects all forms except the search to send their values in the body, so that none appears in an address. */
async function postsEveryForm(page: Page) {
  const methods = await page
    .locator('form:not([role="search"])')
    .evaluateAll((all) => all.map((form) => form.getAttribute('method')))
  expect(new Set(methods)).toEqual(new Set(['post']))
}

test.describe('A visitor without JavaScript', () => {
  requireCapability('scripts switched off')
  test.beforeEach(({ front }) => insistOnRendered(front))

  for (const path of oneOfEachKind(publicPages))
    test(`reads ${path} and finds links into the shop`, { tag: ['@desktop', '@once'] }, async ({ page }) => {
      await page.goto(path)
      const main = page.getByRole('main')
      await expect(main.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(main).toContainText(/\S.{49,}/)
      if (LISTS.includes(path))
        expect(await main.locator(`a[href^="${path}/"]`).count()).toBeGreaterThanOrEqual(4)
      if (isProduct(path)) await expect(main).toContainText(/₹\s?\d/)

      await postsEveryForm(page)
      for (const part of ['banner', 'contentinfo'] as const) {
        const links = page.getByRole(part).locator('a')
        const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
        expect(addresses.length).toBeGreaterThan(4)
        for (const address of addresses) expect(address).toMatch(/^(\/|https:|mailto:|tel:)/)
      }
    })

  for (const path of [...oneOfEachKind(privatePages), '/address-details', '/payment/status/some-transaction'])
    test(`learns at ${path} what the page needs, and sees no loading state`, {
      tag: ['@desktop', '@once'],
    }, async ({ page }) => {
      await page.goto(path)
      const main = page.getByRole('main')
      await expect(
        main.getByText(/ needs JavaScript\. Please turn it on in your browser/).first(),
      ).toBeVisible()
      await expect(main.getByText(/^(Loading|Looking up)/).filter({ visible: true })).toHaveCount(0)
      await postsEveryForm(page)
    })

  test('gets an explanation after signing in, and the password appears in no address', {
    tag: '@phone',
  }, async ({ page }) => {
    await page.goto('/login')
    const main = page.getByRole('main')
    await writes(main.getByLabel('Email Address'), 'asha@example.in')
    await writes(main.getByLabel('Password', { exact: true }), 'correct horse')
    await main.getByRole('button', { name: 'SIGN IN' }).click()
    await expect(main.getByText(NEEDS_SCRIPT)).toBeInViewport()
    const { pathname, search, hash } = new URL(page.url())
    expect([pathname, search]).toEqual(['/login', ''])
    await expect(main.locator(`[id="${hash.slice(1)}"]`)).toContainText(NEEDS_SCRIPT)
  })

  test('gets an explanation in the page after a message to the shop or a newsletter sign-up', {
    tag: '@phone',
  }, async ({ page }) => {
    await page.goto('/contact')
    const news = page.getByRole('contentinfo')
    await writes(news.getByLabel('Your email'), 'asha@example.in')
    await news.getByRole('button', { name: 'SUBSCRIBE' }).click()
    await expect(news.getByText(NEEDS_SCRIPT)).toBeInViewport()
    expect(page.url()).not.toContain('asha')
    await expect(page.getByRole('form', { name: 'Contact' }).getByText(NEEDS_SCRIPT)).toBeVisible()
  })

  test('reads the lines and prices of a shared cart, and what adding them needs', { tag: '@phone' }, async ({
    page,
  }) => {
    await page.goto('/cart/turmeric-powder.250g:2')
    await expect(page.getByRole('row', { name: /Turmeric Powder.*250 g/ })).toContainText(/Rs \d+\.00/)
    await expect(page.getByText(/^The cart needs JavaScript\./)).toBeVisible()
  })

  test('reads packs and prices of a product, and what ADD TO CART needs', { tag: '@phone' }, async ({
    page,
  }) => {
    await page.goto('/ground-spices/turmeric-powder')
    const packs = page.getByRole('combobox', { name: 'Select the Quantity' })
    await expect(packs.getByRole('option', { name: /^\d+ g - ₹\d/ })).not.toHaveCount(0)
    await expect(page.getByRole('button', { name: 'ADD TO CART' })).toBeVisible()
    await expect(page.getByText(/^The cart needs JavaScript/)).toBeVisible()
  })

  test('opens the SHOP menu by pointing at it, and by the Tab key', { tag: '@desktop' }, async ({ page }) => {
    await page.goto('/about')
    const shop = page.getByRole('button', { name: 'SHOP', exact: true })
    const link = page.getByRole('banner').getByRole('link', { name: 'SHOP BY GROUND SPICES' })
    await expect(link).toBeHidden()
    await shop.focus()
    await expect(link).toBeVisible()
    await page.getByRole('link', { name: 'RECIPES', exact: true }).focus()
    await expect(link).toBeHidden()
    await shop.hover()
    await link.click()
    await expect(page).toHaveURL('/ground-spices')
  })

  test('finds the menus of the drawer in the bar', { tag: '@phone' }, async ({ page }) => {
    await page.goto('/about')
    const banner = page.getByRole('banner')
    await expect(banner.getByRole('button', { name: 'Open menu' })).toBeHidden()
    await expect(banner.getByRole('link', { name: 'Login' })).toBeVisible()
    await banner.getByRole('button', { name: 'DISCOVER' }).tap()
    await expect(banner.getByRole('link', { name: 'ABOUT US' })).toBeVisible()
    await banner.getByRole('button', { name: 'SHOP', exact: true }).tap()
    const link = banner.getByRole('link', { name: 'SHOP BY WHOLE SPICES' })
    await expect(link).toBeInViewport({ ratio: 0.9 })
    expect(await page.locator('html').evaluate(({ scrollWidth }) => scrollWidth)).toBe(390)
    await link.tap()
    await expect(page).toHaveURL('/whole-spices')
  })

  test('follows links from page to page', async ({ shopper }) => {
    const { page } = shopper
    await page.goto('/recipes')
    await page.getByRole('main').locator('a[href^="/product/"]').first().click()
    await expect(page).toHaveURL(/\/product\/\d+$/)
    await page.getByRole('banner').getByRole('link', { name: /home$/ }).click()
    await expect(page).toHaveURL('/')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Whole spices' }).click()
    await shopper.sees('SHOP BY WHOLE SPICES')
  })
})
