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
  test(`pages work when an extension inserts elements into them ${when} React has loaded`, {
    tag: '@phone',
  }, async ({ shopper }) => {
    const { page } = shopper
    for (const path of PATHS) {
      const insert = await hasAnExtension(page, when)
      await shopper.opens(path)
      await insert()
      await expect(page.getByText(/can’t be shown right now/)).toHaveCount(0)
      // The menu needs script to open.
      if (shopper.isOnAPhone) await shopper.presses('Open menu')
      await page.getByRole('link', { name: 'RECIPES', exact: true }).first().click()
      await expect(page).toHaveURL(/\/recipes$/)
      await shopper.sees(/./)
      await expect(page.getByRole('contentinfo')).toBeVisible()
    }
  })

test('the admin works when an extension inserts elements into it', { tag: ['@phone', '@once'] }, async ({
  page,
}) => {
  await joinsAdmin(page, 'owner')
  await hasAnExtension(page, 'before')
  await page.goto('/admin')
  await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible()
  await page.getByRole('link', { name: 'More', exact: true }).click()
  await expect(page).toHaveURL(/\/admin\/more$/)
  await expect(page.getByText(/can’t be shown right now/)).toHaveCount(0)
})
