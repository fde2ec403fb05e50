import { expect, test } from '../../harness/fixtures'
import { focusByTab } from '../../harness/shopper/keyboard'

test('a customer buys without a pointer', { tag: '@desktop' }, async ({ shopper }) => {
  const { page } = shopper
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const types = async (label: string, text: string) => {
    await focusByTab(page, page.getByRole('form', { name: 'New address' }).getByLabel(label))
    await page.keyboard.type(text)
  }
  await shopper.becomesACustomer()

  await shopper.opens('/ground-spices')
  await focusByTab(page, page.getByRole('main').getByRole('link', { name: /^Turmeric Powder / }))
  await page.keyboard.press('Enter')
  await shopper.sees('Turmeric Powder')
  await focusByTab(page, page.getByRole('combobox', { name: 'Select the Quantity' }))
  await page.keyboard.press('ArrowDown')
  await focusByTab(page, button('ADD TO CART'))
  await page.keyboard.press('Enter')
  await shopper.sees('YOUR CART')
  await focusByTab(page, page.getByRole('link', { name: 'CHECK OUT' }))
  await page.keyboard.press('Enter')
  await shopper.sees('CHECKOUT')

  await types('First name', 'Asha')
  await types('Last name', 'Rao')
  await types('Phone number', '9845012345')
  await types('Address 1', '24, 4th Cross')
  await types('City', 'Bengaluru')
  await types('State', 'Karnataka')
  await types('Pincode', '560011')
  await focusByTab(page, button('SAVE ADDRESS'))
  await page.keyboard.press('Enter')
  await shopper.reads('Shipping address saved successfully!')
  await focusByTab(page, button('PAY NOW'))
  await page.keyboard.press('Enter')
  await focusByTab(page, button('Confirm and Pay'))
  await page.keyboard.press('Enter')

  await shopper.pays({ upi: 'testsuccess@gocash' })
  await shopper.reads('Your order has been confirmed.')
})

test('the first Tab on a page reaches a link that skips the navigation', { tag: '@desktop' }, async ({
  shopper,
}) => {
  const { page } = shopper
  await shopper.opens('/about')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})
