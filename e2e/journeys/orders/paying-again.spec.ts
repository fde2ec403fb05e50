import { expect, test } from '../../harness/fixtures'

test('a failed payment is made again for the same order [12.4]', {
  tag: ['@phone', '@once', '@smoke'],
}, async ({ shopper }) => {
  await shopper.becomesACustomer()
  await shopper.addsToCart('Turmeric Powder', '250 g')
  await shopper.goesToCheckout()
  await shopper.savesAnAddress()
  await shopper.confirmsTheOrder()
  await shopper.pays({ upi: 'testfailure@gocash' })

  await shopper.reads('Your payment didn’t go through.')
  await shopper.presses('PAY AGAIN')
  await shopper.pays({ upi: 'testsuccess@gocash' })

  await shopper.reads('Your order has been confirmed.')
  const orders = await shopper.looksUpOrders()
  await expect(orders).toHaveCount(1)
  await expect(orders).toContainText('Paid')
})
