import { expect, test } from '../../harness/fixtures'

test('a visitor finds turmeric, becomes a customer, pays by UPI and finds the order paid', {
  tag: '@smoke',
}, async ({ shopper }) => {
  const { page } = shopper
  await shopper.opens('/')
  await shopper.findsInTheShopMenu('SHOP BY GROUND SPICES')
  await shopper.sees('SHOP BY GROUND SPICES')
  await shopper.follows(/^Turmeric Powder /)
  await shopper.choosesAndAdds('250 g')
  await page.getByRole('button', { name: 'Increase quantity' }).click()
  await expect(page.getByRole('group', { name: 'Quantity of Turmeric Powder' })).toHaveText('2')

  await shopper.registers()
  await shopper.logsIn()
  await shopper.goesToCheckout()
  await shopper.savesAnAddress()
  await shopper.confirmsTheOrder()
  await shopper.pays({ upi: 'testsuccess@gocash' })

  await shopper.sees('THANK YOU!')
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
  await shopper.reads('Your order has been confirmed.')
  const orders = await shopper.looksUpOrders()
  await expect(orders).toHaveCount(1)
  await expect(orders).toContainText('Paid')
  await orders.click()
  await expect(page.getByRole('row', { name: /Turmeric Powder, 250 g/ })).toContainText('2')
  await shopper.opens('/cart')
  await shopper.sees('YOUR SHOPPING CART IS EMPTY')
})
