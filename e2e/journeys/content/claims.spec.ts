import { expect, test } from '../../fixtures'

test('the claims stand in one row that can be scrolled, and there is nothing to pause [4.4]', async ({
  shopper,
}) => {
  const { page } = shopper
  await shopper.opens('/')
  const strip = page.getByRole('region', { name: 'Our promises' })
  const tops = await strip
    .getByRole('listitem')
    .evaluateAll((claims) => claims.map((claim) => claim.getBoundingClientRect().top))
  expect(tops).toHaveLength(5)
  expect(new Set(tops).size).toBe(1)
  await expect(strip.getByRole('button')).toHaveCount(0)

  await strip.getByRole('list').focus()
  for (let step = 0; step < 40; step++) await page.keyboard.press('ArrowRight')
  await expect(strip.getByText('Uniform texture').first()).toBeInViewport({ ratio: 0.99 })
})
