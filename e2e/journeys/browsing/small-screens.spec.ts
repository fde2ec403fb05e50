import type { Page } from '@playwright/test'
import { otherLanguages } from 'shared-contracts/i18n/language'
import { findEngine } from '../../harness/browser/engines/engine'
import { expect, test } from '../../harness/fixtures'
import { coveredFocus } from '../../harness/page/covered-focus'
import { oneOfEachKind, pages, unknownPage } from '../../harness/pages'
import { joinsAdmin } from '../../harness/shopper/joins-admin'
import { paidOrders } from '../../harness/shopper/paid-orders'
import { writes } from '../../harness/shopper/writes'

/** 65 letters without a place to break. */
const LONG_WORD = 'Extraordinarilyhandpoundedstonegroundkashmirichillipowderoffinest'

const WIDTH = 320
/** Heights in pixels of a phone, and of a 1280 x 1024 screen at 400% zoom (WCAG 1.4.10). */
const HEIGHTS = [640, 256]

const canBeCovered = !findEngine(process.env).lacks['scrolls to the focus']

async function expectFocusInSight(page: Page, what: string, heights = HEIGHTS) {
  if (!canBeCovered) return
  for (const height of heights) {
    await page.setViewportSize({ width: WIDTH, height })
    expect.soft(await coveredFocus(page), `covered in ${what} at ${height}`).toEqual([])
  }
}

/** Checks a page and lengthens its texts, so reload it before another check. */
async function expectToFit(page: Page, what: string, heights = HEIGHTS) {
  await expectFocusInSight(page, what, heights)
  await hasLongTexts(page)
  for (const height of HEIGHTS) {
    await page.setViewportSize({ width: WIDTH, height })
    const widest = await page.evaluate(() => document.documentElement.scrollWidth)
    expect.soft(widest, `the width of ${what} at ${height}`).toBeLessThanOrEqual(WIDTH)
  }
}

for (const language of ['', ...otherLanguages.map((other) => `/${other}`)])
  test(`the pages of the shop fit 320 x 256 px with long names and high prices, and nothing covers the focus (${language || 'en'})`, {
    tag: ['@phone', '@once'],
  }, async ({ page }) => {
    for (const path of [...oneOfEachKind(pages), unknownPage]) {
      await page.goto(`${language}${path}`, { waitUntil: 'domcontentloaded' })
      const main = page.getByRole('main')
      await main.getByRole('heading', { level: 1 }).waitFor()
      await expect(main.getByText(/^Loading /)).toHaveCount(0)
      // Translations change the height of bars, and most bars are fixed on tall screens only.
      await expectToFit(page, `${language}${path}`, language ? [640] : HEIGHTS)
    }
  })

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const)
  test(`no bar covers the focus at ${width} px`, {
    tag: [width < 1024 ? '@phone' : '@desktop', '@once'],
  }, async ({ shopper }) => {
    const { page } = shopper
    await page.setViewportSize({ width, height })
    for (const path of [
      '/',
      '/all-products',
      '/ground-spices/turmeric-powder',
      '/product/3',
      '/contact',
      '/cart',
    ]) {
      await shopper.opens(path)
      expect.soft(await coveredFocus(page), `covered on ${path} at ${width}`).toEqual([])
    }
  })

test('the offline notice never covers the focus', { tag: ['@phone', '@once'] }, async ({ shopper }) => {
  const { page } = shopper
  await page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'onLine', { get: () => false }))
  for (const path of ['/all-products/turmeric-powder', '/product/3/cook', '/contact', '/cart']) {
    await shopper.opens(path)
    await page
      .getByText(/^You’re offline/)
      .first()
      .waitFor()
    await expectFocusInSight(page, path)
  }
})

/** Runs in a customer's page: fills cart and orders with the longest names and amounts. */
function fillsCartAndOrders(title: string) {
  const { id } = JSON.parse(localStorage.getItem('user') ?? '{}')
  const pack = { id: 'turmeric-powder', variantId: 'turmeric-powder-100g', variantLabel: '100 g' }
  const line = { ...pack, title, price: 1400_00, image: '/x.jpg', quantity: 99 }
  localStorage.setItem('cart', JSON.stringify({ lines: [line], orderId: null }))
  const sums = { subtotal: 138600, shipping: 50, tax: 24948, total: 163598 }
  const order = { orderId: title, payment_id: 'pay_1', status: 'Awaiting Payment', shippingAddress: null }
  const items = [{ title, price: 1400, quantity: 99 }]
  const createdAt = '2026-11-21T08:00:00.000Z'
  localStorage.setItem(`orders_${id}`, JSON.stringify([{ ...order, ...sums, items, createdAt }]))
}

test('a long name and a full cart fit 320 x 256 px on the cart, checkout and account pages', {
  tag: '@phone',
}, async ({ shopper }) => {
  const { page, customer } = shopper
  Object.assign(customer, { firstName: LONG_WORD, lastName: LONG_WORD })
  await shopper.becomesACustomer()
  await page.evaluate(fillsCartAndOrders, LONG_WORD)

  await shopper.opens('/cart')
  await shopper.presses('Open menu')
  await page.getByRole('dialog', { name: 'Menu' }).waitFor()
  await expectToFit(page, 'the menu')
  await shopper.opens('/cart')
  await expectToFit(page, 'the cart')
  await shopper.opens('/checkout')
  await shopper.writesAnAddress()
  for (const label of ['First name', 'Address 1']) await writes(page.getByLabel(label), LONG_WORD)
  await shopper.presses('SAVE ADDRESS')
  const address = page.getByRole('button', { name: LONG_WORD, pressed: true })
  await address.waitFor()
  await expectToFit(page, 'the checkout')
  await shopper.opens('/checkout')
  await address.waitFor()
  await shopper.presses('PAY NOW')
  await page.getByRole('dialog', { name: 'Confirm Your Order' }).waitFor()
  await expectToFit(page, 'the last look at the order')

  for (const tab of ['General', 'Your Address', 'Order Details']) {
    await shopper.opens('/account')
    await page.getByRole('tab', { name: tab }).click()
    await page.getByRole('tabpanel').getByRole('heading').first().waitFor()
    if (tab === 'Order Details') await page.getByRole('button', { name: /ORDER INVOICE #/ }).click()
    await expectToFit(page, tab)
  }
})

for (const language of otherLanguages.map((other) => `/${other}`))
  test(`a full cart and an order fit 320 px on the cart, checkout and account pages (${language})`, {
    tag: ['@phone', '@once'],
  }, async ({ shopper }) => {
    const { page } = shopper
    await shopper.becomesACustomer()
    await page.evaluate(fillsCartAndOrders, LONG_WORD)
    for (const path of ['/cart', '/checkout', '/account']) {
      await shopper.opens(`${language}${path}`)
      if (path === '/account') {
        await page.getByRole('tab').nth(1).click()
        await page.getByRole('button', { name: LONG_WORD }).click()
      }
      await expectToFit(page, `${language}${path}`, [640])
    }
  })

test('every screen of the admin fits 320 x 256 px, and nothing covers the focus', {
  tag: ['@phone', '@once'],
}, async ({ page, baseURL }) => {
  const lastName = `${LONG_WORD}${Date.now()}`
  await paidOrders(baseURL ?? '', lastName, 1)
  await joinsAdmin(page, 'owner')
  await writes(page.getByRole('searchbox'), lastName)
  await page.getByRole('link', { name: lastName }).click()
  await page.getByRole('button', { name: 'Ship', exact: true }).click()
  await page.getByRole('dialog').waitFor()
  await expectToFit(page, 'the sheet to ship an order')

  const { pathname: order } = new URL(page.url())
  await page.goto('/admin/more')
  const links = page.getByRole('main').getByRole('link')
  await links.first().waitFor()
  const screens = await links.evaluateAll((all) =>
    all
      .map((link) => new URL((link as HTMLAnchorElement).href).pathname)
      .filter((path) => path.startsWith('/admin')),
  )
  const further = [order, '/admin', '/admin/more', '/admin/catalogue/turmeric-powder', '/admin/catalogue/new']
  for (const screen of new Set([...further, ...screens])) {
    await page.goto(screen)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await expect(page.getByText(/^Loading /)).toHaveCount(0)
    await expectToFit(page, screen)
  }
})

/** Lengthens every visible text that may be data, and gives every price six digits. */
async function hasLongTexts(page: Page) {
  await page.evaluate((word) => {
    const texts = 'h1, h2, h3, h4, p, td, dd, address, li, figcaption, summary'
    const labels = 'a, button, label, legend, th, dt, script, style, noscript, .visually-hidden'
    for (const root of document.querySelectorAll('main, dialog:modal')) {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      while (walker.nextNode()) {
        const text = walker.currentNode as Text
        const holder = text.parentElement?.closest(`${texts}, ${labels}`)
        const isCrumb = holder?.matches('nav ol a')
        if (/Rs [\d,.]+/.test(text.data)) text.data = text.data.replace(/Rs [\d,.]+/g, 'Rs 1,38,600.00')
        else if (/\p{L}/u.test(text.data) && (isCrumb || holder?.matches(texts))) text.data += ` ${word}`
      }
    }
  }, LONG_WORD)
}
