import { expect, test } from '../../harness/fixtures'
import { Shopper } from '../../harness/shopper/shopper'

test('a reload keeps the cart, and another tab shows its changes', { tag: '@desktop' }, async ({
  shopper,
  context,
}) => {
  await shopper.addsToCart('Turmeric Powder', '250 g')
  const otherTab = new Shopper(await context.newPage())
  await otherTab.opens('/cart')
  await shopper.page.getByRole('button', { name: 'Increase quantity' }).click()
  await expect(otherTab.page.getByRole('group', { name: 'Quantity of Turmeric Powder' })).toHaveText('2')
  await expect(otherTab.cartLink).toContainText('2')

  await shopper.page.reload()
  await expect(shopper.page.getByRole('group', { name: 'Quantity of Turmeric Powder' })).toHaveText('2')
  await shopper.presses('Remove Turmeric Powder')
  await shopper.sees('YOUR SHOPPING CART IS EMPTY')
  await otherTab.sees('YOUR SHOPPING CART IS EMPTY')
})

test('a customer stays logged in after a reload, until LOGOUT ends the session on the server too [17.4]', {
  tag: ['@phone', '@smoke'],
}, async ({ shopper }) => {
  const { page, customer } = shopper
  await shopper.becomesACustomer()
  await shopper.opens('/account')
  await page.reload()
  await expect(page.getByLabel('Email ID')).toHaveValue(customer.email)
  expect((await shopper.asksTheApi('/api/orders')).status()).toBe(200)
  const cookies = await page.context().cookies()

  await shopper.presses('LOGOUT')
  await shopper.sees('LOGIN')
  expect((await shopper.asksTheApi('/api/orders')).status()).toBe(401)
  await page.context().addCookies(cookies)
  expect((await shopper.asksTheApi('/api/orders')).status()).toBe(401)
})

test('the next call notices a session that ended elsewhere', { tag: ['@phone', '@once'] }, async ({
  shopper,
}) => {
  const { page } = shopper
  await shopper.becomesACustomer()
  await page.context().clearCookies()
  await shopper.opens('/account')
  await page.getByRole('tab', { name: 'Order Details' }).click()
  await shopper.reads('Please log in to view your order history.')
  expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull()
})

test('a customer whose session has ended sees a message on the page that they open [17.5]', {
  tag: ['@phone', '@once'],
}, async ({ shopper }) => {
  const { page } = shopper
  await shopper.becomesACustomer()
  await shopper.addsToCart('Turmeric Powder', '100 g')
  await page.context().clearCookies()
  await shopper.opens('/checkout')
  await shopper.reads('You have been logged out. Please log in again.')
})
