import { expect, test } from '../../harness/fixtures'
import { hasAnExtension } from '../../harness/page/foreign-hands'
import { joinsAdmin } from '../../harness/shopper/joins-admin'

const PATHS = [
  '/',
  '/all-products',
  '/ground-spices/turmeric-powder',
  '/cart',
  '/checkout',
  '/search',
  '/login',
  '/contact',
  '/account',
]

for (const when of ['before', 'after'] as const)
  test(`pages answer when an extension puts elements into them ${when} React has come`, {}, async ({
    shopper,
  }) => {
    const { page } = shopper
    for (const path of PATHS) {
      const insert = await hasAnExtension(page, when)
      await shopper.opens(path)
      await insert()
      await expect(page.getByText(/can't be shown just now/)).toHaveCount(0)
      // The menu opens by script alone.
      if (shopper.isOnAPhone) await shopper.presses('Open menu')
      await page.getByRole('link', { name: 'RECIPES', exact: true }).first().click()
      await expect(page).toHaveURL(/\/recipes$/)
      await shopper.sees(/./)
      await expect(page.getByRole('contentinfo')).toBeVisible()
    }
  })

test('the admin answers when an extension puts elements into it', { tag: ['@phone', '@once'] }, async ({
  page,
}) => {
  await joinsAdmin(page, 'owner')
  await hasAnExtension(page, 'before')
  await page.goto('/admin')
  await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible()
  await page.getByRole('link', { name: 'More', exact: true }).click()
  await expect(page).toHaveURL(/\/admin\/more$/)
  await expect(page.getByText(/can't be shown just now/)).toHaveCount(0)
})
