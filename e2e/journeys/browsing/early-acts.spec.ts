import { holdBackScripts } from '../../harness/browser/network/held-scripts'
import { expect } from '../../harness/expect'
import { expectNoBarriers } from '../../harness/page/accessibility'
import { hasAnExtension } from '../../harness/page/foreign-hands'
import { insistOnRendered, isAlive } from '../../harness/page/rendered'
import { test } from '../../harness/shop/front/behind-front'
import { writes } from '../../harness/shopper/writes'

test.describe('Before the scripts of a page have arrived', () => {
  let letScriptsThrough = () => {}
  test.beforeEach(({ front }) => {
    insistOnRendered(front)
    letScriptsThrough = holdBackScripts(front)
  })
  test.afterEach(() => letScriptsThrough())

  test('a press of ADD TO CART adds the product at once, in every tab, and opens the cart when they arrive', {
    tag: '@phone',
  }, async ({ shopper, context }) => {
    const { page } = shopper
    const otherTab = await context.newPage()
    await otherTab.goto('/about', { waitUntil: 'domcontentloaded' })
    const told = otherTab.evaluate(
      () => new Promise((resolve) => addEventListener('storage', ({ key }) => resolve(key))),
    )
    await page.goto('/ground-spices/turmeric-powder', { waitUntil: 'domcontentloaded' })
    await shopper.presses('ADD TO CART')
    await expect(shopper.cartLink).toHaveAccessibleName('CART 1 item')
    expect(await told).toBe('cart')
    await expect(page.getByRole('button', { name: 'ADD TO CART' })).toHaveCSS('animation-name', 'taken')
    await expectNoBarriers(page)
    await shopper.presses('ADD TO CART')
    await expect(shopper.cartLink).toHaveAccessibleName('CART 1 item')
    letScriptsThrough()
    await shopper.sees('YOUR CART')
    await expect(page.getByRole('group', { name: 'Quantity of Turmeric Powder' })).toHaveText('1')
    await expect(shopper.cartLink).toContainText('1')
  })

  test('without storage, a press of ADD TO CART puts the product into the cart once they arrive', {
    tag: '@phone',
  }, async ({ shopper }) => {
    const { page } = shopper
    await page.addInitScript(() =>
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('blocked', 'SecurityError')
        },
      }),
    )
    await page.goto('/ground-spices/turmeric-powder', { waitUntil: 'domcontentloaded' })
    await shopper.presses('ADD TO CART')
    await expect(shopper.cartLink).toHaveAccessibleName('CART')
    letScriptsThrough()
    await shopper.sees('YOUR CART')
    await expect(page.getByRole('group', { name: 'Quantity of Turmeric Powder' })).toHaveText('1')
  })

  test('the pack that a shopper chooses is the one in the cart', { tag: '@phone' }, async ({ shopper }) => {
    const { page } = shopper
    await page.goto('/ground-spices/turmeric-powder', { waitUntil: 'domcontentloaded' })
    const packs = page.getByRole('combobox', { name: 'Select the Quantity' })
    const option = packs.getByRole('option', { name: /^250 g - / })
    await packs.selectOption(await option.textContent())
    await shopper.presses('ADD TO CART')
    letScriptsThrough()
    await shopper.sees('YOUR CART')
    await expect(page.getByRole('main')).toContainText('250 g')
  })

  test('the code of a discount link is kept for the checkout', { tag: '@phone' }, async ({ shopper }) => {
    const { page } = shopper
    await page.goto('/discount/diwali-10', { waitUntil: 'domcontentloaded' })
    await expect(page.getByText('DIWALI-10')).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('discount-code'))).toBe('DIWALI-10')
  })

  test('a newsletter sign-up is sent and confirmed once they arrive', { tag: '@phone' }, async ({
    shopper,
    front,
  }) => {
    const { page, customer } = shopper
    await page.goto('/terms', { waitUntil: 'domcontentloaded' })
    let sent = ''
    front.answer(/^POST \/api\/subscribe$/, (ask, content) => {
      sent = content
      return ask()
    })
    await writes(page.getByRole('contentinfo').getByLabel('Your email'), customer.email)
    await shopper.presses('SUBSCRIBE')
    letScriptsThrough()
    await shopper.reads('Subscription successful! Thank you.')
    expect(JSON.parse(sent)).toEqual({ email: customer.email })
    await expect(page).toHaveURL('/terms')
  })

  test('an email address typed for a password reset stays when they arrive', async ({ shopper }) => {
    const { page, customer } = shopper
    await page.goto('/login?forgotten', { waitUntil: 'domcontentloaded' })
    const email = page.getByRole('main').getByLabel('Email Address')
    await writes(email, customer.email)
    await expect(page.getByRole('button', { name: 'Send Reset Link' })).toBeVisible()
    letScriptsThrough()
    await isAlive(page)
    await expect(email).toHaveValue(customer.email)
    await shopper.presses('Send Reset Link')
    await expect(page.getByRole('main').getByRole('status').first()).toBeVisible()
  })

  test('the menu of a phone opens immediately, and stays open when they arrive', { tag: '@phone' }, async ({
    shopper,
  }) => {
    const { page } = shopper
    await page.goto('/about', { waitUntil: 'domcontentloaded' })
    const drawer = page.getByRole('dialog', { name: 'Menu' })
    await shopper.presses('Open menu')
    await expect(drawer).toBeVisible()
    await shopper.presses('Close menu')
    await expect(drawer).toBeHidden()
    await shopper.presses('Open menu')
    letScriptsThrough()
    await drawer.getByRole('button', { name: 'SHOP' }).click()
    await expect(drawer.getByRole('link', { name: 'ALL PRODUCTS' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(drawer).toBeHidden()
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused()
  })

  test('the menu of a phone stays open in a page that an extension has changed', { tag: '@phone' }, async ({
    shopper,
  }) => {
    const { page } = shopper
    await hasAnExtension(page, 'before')
    await page.goto('/about', { waitUntil: 'domcontentloaded' })
    await shopper.presses('Open menu')
    letScriptsThrough()
    await isAlive(page)
    await page
      .getByRole('dialog', { name: 'Menu' })
      .getByRole('link', { name: 'RECIPES', exact: true })
      .click()
    await expect(page).toHaveURL('/recipes')
  })

  test('a box that is unticked stays unticked', async ({ shopper: { page } }) => {
    await page.goto('/search', { waitUntil: 'domcontentloaded' })
    const box = page.getByRole('checkbox', { name: 'Press / on any page to search' })
    await expect(box).toBeChecked()
    await box.click()
    letScriptsThrough()
    await isAlive(page)
    await expect(box).not.toBeChecked()
    await page.reload()
    await expect(box).not.toBeChecked()
  })

  test('a requested menu opens once they arrive', { tag: '@desktop' }, async ({ shopper: { page } }) => {
    await page.goto('/about', { waitUntil: 'domcontentloaded' })
    // Uses the keyboard, because the pointer alone would open it.
    const menu = page.getByRole('button', { name: 'SHOP', exact: true })
    await menu.press('Enter')
    await expect(menu).toHaveAttribute('aria-expanded', 'false')
    letScriptsThrough()
    await expect(menu).toHaveAttribute('aria-expanded', 'true')
  })

  test('a menu under the pointer opens once they arrive', { tag: '@desktop' }, async ({
    shopper: { page },
  }) => {
    await page.goto('/about', { waitUntil: 'domcontentloaded' })
    const menu = page.getByRole('button', { name: 'SHOP', exact: true })
    await menu.hover()
    await expect(menu).toHaveAttribute('aria-expanded', 'false')
    letScriptsThrough()
    await expect(menu).toHaveAttribute('aria-expanded', 'true')
  })

  test('a link works without them', { tag: '@phone' }, async ({ shopper }) => {
    const { page } = shopper
    await page.goto('/recipes', { waitUntil: 'domcontentloaded' })
    const recipe = page.getByRole('main').locator('a[href^="/product/"]').first()
    await recipe.click()
    await expect(page).toHaveURL(/\/product\/\d+$/)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    // No script has run yet.
    expect(await page.evaluate(() => '__FEDERATION__' in window)).toBe(false)
  })
})
