import { expect, test } from '../../fixtures'
import { isAlive } from '../../page/rendered'
import { writes } from '../../shopper/writes'

const groups = [
  { title: 'SHOP SPICES', link: 'Whole spices' },
  { title: 'HELP', link: 'Refund' },
] as const

test("at 768 pixels the footer's groups are accordions, one open at a time [3.8]", { tag: '@phone' }, async ({
  shopper,
}) => {
  const { page } = shopper
  await page.setViewportSize({ width: 768, height: 900 })
  await shopper.opens('/terms')
  const footer = page.getByRole('contentinfo')
  const link = (name: string) => footer.getByRole('link', { name, exact: true })
  await footer.scrollIntoViewIfNeeded()
  await footer.getByRole('button', { name: groups[0].title }).click()
  await expect(link(groups[0].link)).toBeVisible()
  await footer.getByRole('button', { name: groups[1].title }).click()
  await expect(link(groups[1].link)).toBeVisible()
  await expect(link(groups[0].link)).toBeHidden()
  await footer.getByRole('button', { name: groups[1].title }).click()
  await expect(link(groups[1].link)).toBeHidden()
})

test("above 768 pixels the footer's groups are columns [3.8]", { tag: '@desktop' }, async ({ shopper }) => {
  const { page } = shopper
  await page.setViewportSize({ width: 769, height: 900 })
  await shopper.opens('/terms')
  for (const { link } of groups)
    await expect(page.getByRole('contentinfo').getByRole('link', { name: link, exact: true })).toBeVisible()
  // Both at once: pictures above may still be coming.
  const places = await page.getByRole('contentinfo').evaluate((footer) =>
    [...footer.querySelectorAll('a')].map((link) => {
      const { x, y } = link.getBoundingClientRect()
      return { name: link.textContent, x, y }
    }),
  )
  const placeOf = (name: string) => places.find((link) => link.name === name) ?? { x: 0, y: 0 }
  const [left, right] = [placeOf('Whole spices'), placeOf('Terms')]
  expect(right.y).toBe(left.y)
  expect(right.x).toBeGreaterThan(left.x + 100)
})

test('the newsletter wants an address, thanks for it, and keeps it when the shop is down', {
  tag: '@phone',
}, async ({ shopper }) => {
  const { page, customer } = shopper
  await shopper.opens('/terms')
  const field = page.getByRole('contentinfo').getByLabel('Your email')
  await shopper.presses('SUBSCRIBE')
  await shopper.reads('Please enter a valid email.')

  await page.route('**/api/subscribe', (route) => route.fulfill({ status: 500, json: { message: '' } }))
  await writes(field, customer.email)
  await shopper.presses('SUBSCRIBE')
  await shopper.reads('Failed to subscribe. Please try again.')
  await expect(field).toHaveValue(customer.email)

  await page.unrouteAll()
  await shopper.presses('SUBSCRIBE')
  await shopper.reads('Subscription successful! Thank you.')
  await expect(field).toHaveValue('')
})

test("what is pressed before the footer's code has come is done once it has", {
  tag: ['@phone', '@once'],
}, async ({ shopper }) => {
  const { page } = shopper
  let letCome = () => {}
  const comes = new Promise<void>((resolve) => {
    letCome = resolve
  })
  await page.route('**/shell/touched-footer.*', async (route) => {
    await comes
    await route.continue()
  })
  await shopper.opens('/terms')
  await isAlive(page)
  await shopper.presses('SUBSCRIBE')
  const button = page.getByRole('button', { name: 'SUBSCRIBE' })
  await expect(button).toHaveAttribute('data-taken')
  letCome()
  await shopper.reads('Please enter a valid email.')
  await expect(button).not.toHaveAttribute('data-taken')
})
