import { expect, test } from '../../harness/fixtures'

test("an edited local storage gives no access to anybody else's orders or addresses", {
  tag: ['@desktop', '@once'],
}, async ({ shopper, stranger }) => {
  await stranger.becomesACustomer()
  await stranger.addsToCart('Turmeric Powder', '250 g')
  await stranger.goesToCheckout()
  await stranger.savesAnAddress()
  await stranger.confirmsTheOrder()
  await stranger.pays({ upi: 'testsuccess@gocash' })
  await stranger.reads('Your order has been confirmed.')
  const stolen = await stranger.page.evaluate(() => localStorage.getItem('user') ?? '')

  const { page } = shopper
  await shopper.becomesACustomer()
  await page.evaluate((user) => localStorage.setItem('user', user), stolen)
  const orders = await shopper.looksUpOrders()
  await shopper.reads('No orders found.')
  await expect(orders).toHaveCount(0)
  await page.getByRole('tab', { name: 'Your Address' }).click()
  await shopper.reads('No shipping address selected.')
  await expect(page.getByText('24, 4th Cross')).toHaveCount(0)
  const { id } = JSON.parse(stolen)
  expect((await shopper.asksTheApi(`/api/shipping-address/user/${id}`)).status()).toBe(403)
})

test('a price changed in local storage is corrected before the checkout [9.12]', {
  tag: ['@desktop', '@once'],
}, async ({ shopper }) => {
  const { page } = shopper
  await shopper.addsToCart('Turmeric Powder', '250 g')
  const line = await page.getByRole('row', { name: /Turmeric Powder/ }).textContent()
  await page.evaluate(() => {
    const cart = JSON.parse(localStorage.getItem('cart') ?? '')
    for (const line of cart.lines) line.price = 100
    localStorage.setItem('cart', JSON.stringify(cart))
  })
  await shopper.opens('/cart')
  await shopper.reads(/The price of Turmeric Powder \(250 g\) has changed from Rs 1\.00/)
  expect(await page.getByRole('row', { name: /Turmeric Powder/ }).textContent()).toBe(line)
  await shopper.follows('CHECK OUT')
  await expect(page.getByRole('row', { name: /Turmeric Powder/ })).not.toContainText('Rs 1.00')
})

test('the api refuses an order at a price that the browser made up', { tag: ['@desktop', '@once'] }, async ({
  shopper,
}) => {
  const { page } = shopper
  await shopper.becomesACustomer()
  await shopper.addsToCart('Turmeric Powder', '250 g')
  await shopper.goesToCheckout()
  await shopper.savesAnAddress()
  await page.route('**/api/orders', async (route) => {
    const order = route.request().postDataJSON()
    await route.continue({ postData: { ...order, subtotal: 1, total: 51, products: order.products } })
  })
  await shopper.confirmsTheOrder()
  await shopper.reads(/Error saving order: /)
  await expect(page).toHaveURL('/checkout')
})
