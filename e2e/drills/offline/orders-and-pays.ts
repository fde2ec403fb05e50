import type { Order } from 'shared-contracts/orders/order'
import { expect } from '../../harness/expect'
import type { Phone } from './finds-and-fills'

const PAID_WITHIN = { timeout: 20_000 }

/** Goes from the cart to the payment, and loses the connection on the way. */
export async function ordersAndPays({ shopper, line, checks }: Phone): Promise<void> {
  const { page } = shopper
  await line.goesDuring(shopper.follows('CHECK OUT'))
  await line.isBack()
  await shopper.opens('/checkout')
  checks.expect(true, 'between cart and checkout: the checkout appears once the connection is back')

  const addressIsGone = await line.goesAt({ method: 'POST', path: '/api/shipping-address', isHeard: false })
  const form = page.getByRole('form', { name: 'New address' })
  await shopper.writesAnAddress()
  await shopper.presses('SAVE ADDRESS')
  await addressIsGone()
  await expect(form.getByLabel('City')).toHaveValue('Bengaluru')
  await page.reload()
  await shopper.sees('This page needs an internet connection')
  await line.isBack()
  // The page recovers without the shopper reloading it.
  await shopper.sees('CHECKOUT')
  await expect(form.getByLabel('City')).toHaveValue('Bengaluru')
  await shopper.presses('SAVE ADDRESS')
  await expect(page.getByRole('button', { name: /^Asha Rao/, pressed: true })).toBeVisible()
  checks.expect(true, 'in the middle of an address: the typed text is restored and saved')

  const orderIsGone = await line.goesAt({ method: 'POST', path: '/api/orders', isHeard: true })
  await shopper.confirmsTheOrder()
  await orderIsGone()
  await shopper.reads('Error saving order: Couldn’t connect to the shop.')
  await expect(page.getByRole('dialog', { name: 'Confirm Your Order' })).toBeHidden()
  await line.isBack()
  checks.expect((await orders()).length === 1, 'an order whose response is lost is stored')

  const paymentIsGone = await line.goesAt({ method: 'POST', path: '/api/payments/create', isHeard: true })
  await shopper.confirmsTheOrder()
  await paymentIsGone()
  await page.reload()
  await shopper.sees('This page needs an internet connection')
  await line.isBack()
  // The page recovers without the shopper reloading it.
  await shopper.sees('CHECKOUT')
  await shopper.confirmsTheOrder()
  await shopper.pays({ upi: 'testsuccess@gocash' })
  await page.waitForURL('**/thank-you**')
  await expect.poll(async () => (await orders()).map(({ status }) => status), PAID_WITHIN).toEqual(['Paid'])
  await shopper.opens('/checkout')
  await shopper.reads('Your shopping cart is empty')
  checks.expect(
    true,
    'confirmed three times through two tunnels: one order, paid once, and the cart is empty',
  )

  async function orders(): Promise<Order[]> {
    return (await shopper.asksTheApi('/api/orders')).json()
  }
}
