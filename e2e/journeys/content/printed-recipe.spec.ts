import { requireCapability } from '../../harness/browser/engines/require-capability'
import { expect, test } from '../../harness/fixtures'

test('a printed recipe contains what a cook needs, on white [6.13]', { tag: '@desktop' }, async ({
  shopper,
}) => {
  requireCapability('print rendering')
  const { page } = shopper
  await shopper.opens('/product/3')
  await page.emulateMedia({ media: 'print' })
  await shopper.sees('Punjabi Chole')
  for (const heading of ['Ingredients', 'Method', 'Soak', 'Tips'])
    await expect(page.getByRole('heading', { name: heading, exact: true })).toBeVisible()
  await expect(page.getByText('8 hours soaking')).toBeVisible()
  await expect(page.getByText('2 tbsp Chole Masala')).toBeVisible()

  for (const role of ['banner', 'contentinfo', 'navigation', 'img'] as const)
    await expect(page.getByRole(role)).toHaveCount(0)
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
})
