import { expect, test } from '../../harness/fixtures'

test('the claims are one row that can be scrolled, with nothing to pause [4.4]', async ({ shopper }) => {
  const { page } = shopper
  await shopper.opens('/')
  const strip = page.getByRole('region', { name: 'Our promises' })
  const tops = await strip
    .getByRole('listitem')
    .evaluateAll((claims) => claims.map((claim) => claim.getBoundingClientRect().top))
  expect(tops).toHaveLength(5)
  expect(new Set(tops).size).toBe(1)
  await expect(strip.getByRole('button')).toHaveCount(0)

  const row = strip.getByRole('list')
  const last = strip.getByText('Uniform texture').first()
  const seesLast = () => last.evaluate((claim) => claim.getBoundingClientRect().right < innerWidth + 1)
  await expect.poll(() => row.press('ArrowRight').then(seesLast), { intervals: [100] }).toBe(true)
})
