import { expect, test } from '../../harness/fixtures'
import { writes } from '../../harness/shopper/writes'

/** The largest share of the window's height that a toast may cover. */
const MOST = 0.25

test('a toast is only as large as its text, and the form below it stays usable', { tag: '@phone' }, async ({
  shopper,
}) => {
  const { page, customer } = shopper
  await shopper.registers()
  const toast = page.getByRole('status').filter({ hasText: 'Registration successful!' })
  const host = page.locator('[popover]').filter({ hasText: 'Registration successful!' })
  // Hovering pauses its timer.
  await toast.hover()
  const tall = await host.evaluate((element) => element.getBoundingClientRect().height / innerHeight)
  expect(tall).toBeLessThan(MOST)

  const field = page.getByRole('main').getByLabel('Email Address')
  await field.click()
  await writes(field, customer.email)
  await expect(toast).toBeVisible()
  await expect(field).toHaveValue(customer.email)
})

test('a message of the checkout appears at the top right below the header, and stays there while the page scrolls [11.21]', {
  tag: '@desktop',
}, async ({ shopper }) => {
  const { page } = shopper
  await shopper.becomesACustomer()
  await shopper.addsToCart('Turmeric Powder', '250 g')
  await shopper.goesToCheckout()
  await page.getByRole('button', { name: 'SAVE ADDRESS' }).waitFor()
  await shopper.presses('PAY NOW')
  const toast = page.getByRole('alert').filter({ hasText: 'Missing customer details.' })
  // Hovering pauses its timer.
  await toast.hover()
  const place = await toast.boundingBox()
  const fromTheRight = (page.viewportSize()?.width ?? 0) - ((place?.x ?? 0) + (place?.width ?? 0))
  expect(fromTheRight).toBeGreaterThanOrEqual(0)
  expect(fromTheRight).toBeLessThan(40)
  const header = await page.getByRole('banner').boundingBox()
  const fromTheHeader = (place?.y ?? 0) - ((header?.y ?? 0) + (header?.height ?? 0))
  expect(fromTheHeader).toBeGreaterThanOrEqual(0)
  expect(fromTheHeader).toBeLessThan(40)
  expect(place?.height).toBeLessThan(120)
  await page.evaluate(() => window.scrollBy(0, 300))
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(200)
  expect(await toast.boundingBox()).toEqual(place)
})
