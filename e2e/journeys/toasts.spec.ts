import { expect, test } from '../fixtures'
import { writes } from '../writes'

/** Of the window's height. */
const MOST = 0.25

test('a toast takes the room of its words, and the form below it can be used', async ({ shopper }) => {
  const { page, customer } = shopper
  await shopper.registers()
  const toast = page.getByRole('status').filter({ hasText: 'Registration successful!' })
  const host = page.locator('[popover]').filter({ hasText: 'Registration successful!' })
  await expect(toast).toBeVisible()
  const tall = await host.evaluate((element) => element.getBoundingClientRect().height / innerHeight)
  expect(tall).toBeLessThan(MOST)

  const field = page.getByRole('main').getByLabel('Email Address')
  await field.click()
  await writes(field, customer.email)
  await expect(toast).toBeVisible()
  await expect(field).toHaveValue(customer.email)
})
