import { expect, test } from '../../harness/fixtures'
import { hasAnExtension } from '../../harness/page/foreign-hands'

const PATHS = [
  '/',
  '/all-products',
  '/ground-spices/turmeric-powder',
  '/cart',
  '/login',
  '/contact',
  '/account',
]

for (const when of ['before', 'after'] as const)
  test(`pages answer when an extension puts elements into them ${when} React has come`, {
    tag: '@phone',
  }, async ({ shopper }) => {
    const { page } = shopper
    for (const path of PATHS) {
      const insert = await hasAnExtension(page, when)
      await shopper.opens(path)
      await insert()
      await expect(page.getByText(/can't be shown just now/)).toHaveCount(0)
      // The menu opens by script alone.
      await shopper.presses('Open menu')
      await page.getByRole('link', { name: 'RECIPES', exact: true }).first().click()
      await expect(page).toHaveURL(/\/recipes$/)
      await shopper.sees(/./)
      await expect(page.getByRole('contentinfo')).toBeVisible()
    }
  })
