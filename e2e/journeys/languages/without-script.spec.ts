import { requireCapability } from '../../harness/browser/engines/require-capability'
import { expect } from '../../harness/expect'
import { insistOnRendered } from '../../harness/page/rendered'
import { test } from '../../harness/shop/front/behind-front'
import { writes } from '../../harness/shopper/writes'

test.use({ javaScriptEnabled: false })

test.describe('A visitor without JavaScript', () => {
  requireCapability('scripts switched off')
  test.beforeEach(({ front }) => insistOnRendered(front))

  test('continues in Hindi, finds a recipe, searches for turmeric, and reads the page in Kannada', {
    tag: '@once',
  }, async ({ page }) => {
    const main = page.getByRole('main')
    const footer = page.getByRole('contentinfo')
    await page.goto('/')
    await footer.getByRole('link', { name: 'हिन्दी' }).click()
    await expect(page).toHaveURL('/hi')
    await expect(page.locator('html')).toHaveAttribute('lang', 'hi-IN')

    await footer.getByRole('link', { name: 'रेसिपी' }).click()
    await main.locator('a[href="/hi/product/3"]').click()
    await expect(page).toHaveURL('/hi/product/3')
    await expect(main.getByRole('heading', { name: 'सामग्री' })).toBeVisible()
    await expect(main.getByText('1½ कप काबुली चना')).toBeVisible()

    await footer.getByRole('link', { name: 'ಕನ್ನಡ' }).click()
    await expect(page).toHaveURL('/kn/product/3')
    await expect(page.locator('html')).toHaveAttribute('lang', 'kn-IN')
    await expect(main.getByText('1½ ಕಪ್ ಕಾಬೂಲಿ ಕಡಲೆ')).toBeVisible()

    await page.goto('/kn/search')
    await writes(main.getByRole('searchbox'), 'ಅರಿಶಿನ')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/kn\/search\?q=/)
    await expect(main.locator('a[href^="/kn/"][href*="turmeric-powder"]').first()).toBeVisible()
  })
})
