import { expect, test } from '../../harness/fixtures'
import { writes } from '../../harness/shopper/writes'

test('a pincode fills City and State, and a visitor’s input survives closing the tab and logging in', {
  tag: '@phone',
}, async ({ shopper }) => {
  const { page } = shopper
  await shopper.addsToCart('Turmeric Powder', '250 g')
  await shopper.goesToCheckout()
  const form = page.getByRole('form', { name: 'New address' })
  await writes(form.getByLabel('First name'), 'Asha')
  await writes(form.getByLabel('Address 1'), '24, 4th Cross')
  await writes(form.getByLabel('Pincode'), '560041')
  await expect(form.getByLabel('City')).toHaveValue('Bengaluru')
  await expect(form.getByLabel('State')).toHaveValue('Karnataka')
  await page.goto('about:blank')

  await shopper.becomesACustomer()
  await shopper.goesToCheckout()
  await shopper.reads('We saved what you typed.')
  await expect(form.getByLabel('Address 1')).toHaveValue('24, 4th Cross')
  await expect(form.getByLabel('City')).toHaveValue('Bengaluru')
  await shopper.presses('Clear the form')
  await expect(form.getByLabel('First name')).toHaveValue('')
  await expect(form.getByLabel('First name')).toBeFocused()
})
