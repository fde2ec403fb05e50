import { expect, test } from '../../harness/fixtures'
import { isTranslated, translatedNames } from '../../harness/page/foreign-hands'
import { pages } from '../../harness/pages'
import { writes } from '../../harness/shopper/writes'

test.beforeEach(({ page }) => isTranslated(page))

/** Matches identifiers that may be on any page: the brand and order numbers. */
const NAMES = /Kesar & Clove|ORD-\d/

const card = /can’t be shown right now/

test('every page of the shop stays intact while the browser translates it', {
  tag: ['@phone', '@once'],
}, async ({ shopper }) => {
  const errors: string[] = []
  shopper.page.on('pageerror', ({ message }) => errors.push(message))
  for (const path of pages) {
    await shopper.opens(path)
    await expect(shopper.page.getByRole('contentinfo')).toBeVisible()
    await expect(shopper.page.getByText(card)).toHaveCount(0)
    expect.soft(await translatedNames(shopper.page, NAMES), `translated names on ${path}`).toEqual([])
  }
  // React re-renders a page whose texts were replaced before hydration, and reports that.
  expect(errors.filter((each) => !each.includes('Minified React error #418'))).toEqual([])
})

test('a shopper registers, logs in, changes the cart and reaches the gateway on translated pages', {
  tag: '@phone',
}, async ({ shopper }) => {
  const { page } = shopper
  await shopper.registers()
  await shopper.logsIn()
  await shopper.addsToCart('Turmeric Powder', '250 g')
  expect(await page.evaluate(() => document.querySelectorAll('main font').length)).toBeGreaterThan(0)
  const line = page.getByRole('row', { name: /Turmeric Powder/ })
  const price = await line.getByText(/^Rs /).first().textContent()
  await page.getByRole('button', { name: 'Increase quantity' }).click()
  const priceOf = (count: number) => `Rs ${(count * Number(price?.replace('Rs ', ''))).toFixed(2)}`
  await expect(line.getByText(priceOf(2)).first()).toBeVisible()
  await expect(shopper.cartLink).toContainText('2')

  await shopper.goesToCheckout()
  await shopper.savesAnAddress()
  await page.getByRole('button', { name: 'Increase quantity' }).click()
  await expect(page.getByText(priceOf(3)).first()).toBeVisible()
  await shopper.confirmsTheOrder()
  await shopper.pays({ upi: 'testsuccess@gocash' })
  await shopper.reads('Your order has been confirmed.')

  await (await shopper.looksUpOrders()).click()
  await expect(page.getByRole('row', { name: /Turmeric Powder, 250 g/ })).toContainText('3')
  expect(await translatedNames(page, NAMES)).toEqual([])
  for (const tab of ['Your Address', 'General']) {
    await page.getByRole('tab', { name: tab }).click()
    await expect(page.getByRole('tabpanel')).toBeVisible()
  }
  await expect(page.getByText(card)).toHaveCount(0)
})

test('the forms of a translated page respond to valid and invalid input', {
  tag: ['@phone', '@once'],
}, async ({ shopper }) => {
  const { page } = shopper
  const main = page.getByRole('main')
  await shopper.opens('/login')
  await shopper.presses('SIGN IN')
  await shopper.reads('Email and Password are required.')
  await writes(main.getByLabel('Email Address'), 'nobody@example.com')
  await writes(main.getByLabel('Password', { exact: true }), 'wrong')
  await shopper.presses('SIGN IN')
  await expect(page.getByText('Email and Password are required.')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'SIGN IN', exact: true })).toBeEnabled()
  await shopper.follows('Forgot your Password?')
  await writes(main.getByLabel('Email Address'), 'nobody@example.com')
  await shopper.presses('Send Reset Link')
  await expect(main.getByRole('status').first()).toBeVisible()

  await shopper.opens('/register')
  await shopper.presses('SUBMIT')
  await shopper.reads('All fields are required.')

  await shopper.opens('/reset-password/some-token')
  await shopper.presses('Reset Password')
  await shopper.reads('Both fields are required.')

  const footer = page.getByRole('contentinfo')
  await writes(footer.getByLabel('Your email'), `asha.${Date.now()}@example.com`)
  await footer.getByRole('button', { name: 'SUBSCRIBE' }).click()
  await expect(footer.getByText('Subscription successful! Thank you.')).toBeVisible()
  await expect(page.getByText(card)).toHaveCount(0)
})

test('search, menus and a failed list work on a translated page', { tag: '@desktop' }, async ({
  shopper,
}) => {
  const { page } = shopper
  await shopper.opens('/about')
  await page.getByRole('banner').getByRole('searchbox').click()
  await page.keyboard.type('haldi')
  await expect(page.getByRole('banner').getByRole('link', { name: /^Turmeric Powder/ })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.route('**/api/**', (route) => route.abort())
  await shopper.findsInTheShopMenu('SHOP BY WHOLE SPICES')
  await shopper.sees('SHOP BY WHOLE SPICES')
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible()
  await page.unroute('**/api/**')
  await shopper.presses('Retry')
  await shopper.follows(/^Black Pepper /)
  await shopper.sees('Black Pepper')
  await expect(page.getByText(card)).toHaveCount(0)
})
