import { expect, test } from '../../harness/fixtures'
import { expectNoBarriers } from '../../harness/page/accessibility'
import { focusByTab } from '../../harness/shopper/keyboard'
import type { Shopper } from '../../harness/shopper/shopper'

/** Follows the page's language link, in the drawer on phones and otherwise by keyboard in the footer. */
async function switchesLanguage({ page, isOnAPhone }: Shopper, language: string, menu: string) {
  if (isOnAPhone) {
    await page.getByRole('button', { name: menu }).click()
    await page.getByRole('dialog').getByRole('link', { name: language }).click()
  } else {
    await focusByTab(page, page.getByRole('contentinfo').getByRole('link', { name: language }))
    await page.keyboard.press('Enter')
  }
}

async function checksLanguage({ page }: Shopper, tag: string, path: string) {
  await expect(page).toHaveURL(path)
  await expect(page.locator('html')).toHaveAttribute('lang', tag)
}

async function findsTurmericInHindi(shopper: Shopper) {
  const { page, isOnAPhone } = shopper
  if (isOnAPhone) await page.getByRole('button', { name: 'मेनू खोलें' }).click()
  const menu = page.getByRole('button', { name: 'खरीदें', exact: true })
  if (isOnAPhone) await menu.click()
  else {
    await menu.focus()
    await expect(menu).toHaveAttribute('aria-expanded', 'true')
  }
  await page.locator('a[href="/hi/ground-spices"]').filter({ visible: true }).first().press('Enter')
  await checksLanguage(shopper, 'hi-IN', '/hi/ground-spices')
  await page
    .getByRole('main')
    .getByRole('link', { name: /^हल्दी पाउडर/ })
    .first()
    .press('Enter')
  await shopper.sees('हल्दी पाउडर')
  await checksLanguage(shopper, 'hi-IN', '/hi/ground-spices/turmeric-powder')
}

test('a shopper continues in Hindi, puts turmeric into the cart, and reads it in Kannada and in English', {
  tag: ['@once', '@smoke'],
}, async ({ shopper }) => {
  const { page } = shopper
  await shopper.opens('/')
  await switchesLanguage(shopper, 'हिन्दी', 'Open menu')
  await checksLanguage(shopper, 'hi-IN', '/hi')
  await shopper.sees('स्वाद, आपके घर तक!')
  await expect(page).toHaveTitle(/^साबुत मसाले/)
  await expectNoBarriers(page)

  await findsTurmericInHindi(shopper)
  await page.goBack()
  await checksLanguage(shopper, 'hi-IN', '/hi/ground-spices')
  await page.goForward()
  await shopper.sees('हल्दी पाउडर')
  await expectNoBarriers(page)

  await shopper.presses('कार्ट में डालें')
  await checksLanguage(shopper, 'hi-IN', '/hi/cart')
  await shopper.sees('आपका कार्ट')
  await expect(page.getByRole('main')).toContainText('हल्दी पाउडर')
  await expectNoBarriers(page)

  await switchesLanguage(shopper, 'ಕನ್ನಡ', 'मेनू खोलें')
  await checksLanguage(shopper, 'kn-IN', '/kn/cart')
  await shopper.sees('ನಿಮ್ಮ ಕಾರ್ಟ್')
  await expect(page.getByRole('main')).toContainText('ಅರಿಶಿನ ಪುಡಿ')
  await expectNoBarriers(page)

  await switchesLanguage(shopper, 'English', 'ಮೆನು ತೆರೆಯಿರಿ')
  await checksLanguage(shopper, 'en-IN', '/cart')
  await shopper.sees('YOUR CART')
  await expect(page.getByRole('main')).toContainText('Turmeric Powder')
})

test('search engines find a page in each language, and the head stays correct from page to page', {
  tag: ['@once', '@desktop'],
}, async ({ shopper }) => {
  const { page } = shopper
  await shopper.opens('/hi/recipes')
  const addresses = await page
    .locator('link[hreflang]')
    .evaluateAll((links) =>
      links.map((link) => [link.getAttribute('hreflang'), new URL(link.getAttribute('href') ?? '').pathname]),
    )
  expect(Object.fromEntries(addresses)).toEqual({
    'x-default': '/recipes',
    en: '/recipes',
    hi: '/hi/recipes',
    kn: '/kn/recipes',
  })
  await page.getByRole('contentinfo').getByRole('link', { name: 'हमारे बारे में' }).click()
  await checksLanguage(shopper, 'hi-IN', '/hi/about')
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /[^i]\/about$/)
})

for (const path of [
  '/hi/recipes',
  '/kn/product/3',
  '/hi/product/3/cook',
  '/kn/contact',
  '/hi/about',
  '/kn/nowhere',
])
  test(`${path} has no accessibility errors and fits the screen`, { tag: '@once' }, async ({ shopper }) => {
    const { page } = shopper
    await page.goto(path)
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
    await expectNoBarriers(page)
    const { scrollWidth, clientWidth } = await page
      .locator('html')
      .evaluate(({ scrollWidth, clientWidth }) => ({ scrollWidth, clientWidth }))
    expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
  })
