import { blockRemote } from '../../harness/browser/network/remotes'
import { expect } from '../../harness/expect'
import { expectNoBarriers } from '../../harness/page/accessibility'
import { test } from '../../harness/shop/front/behind-front'

test('the message about a missing remote has no accessibility errors', { tag: '@once' }, async ({
  shopper,
  front,
}) => {
  blockRemote(front, 'mf-catalog')
  await shopper.opens('/all-products')
  await shopper.sees('The catalogue can’t be shown right now')
  await expectNoBarriers(shopper.page)
})

test('the open menu has no accessibility errors', { tag: '@once' }, async ({ shopper }) => {
  await shopper.opens('/about')
  if (shopper.isOnAPhone) await shopper.presses('Open menu')
  await shopper.presses('SHOP')
  const menu = shopper.page.getByRole('button', { name: 'SHOP', exact: true })
  await expect(menu).toHaveAttribute('aria-expanded', 'true')
  await expectNoBarriers(shopper.page)
})

test("a customer's path from the cart to the account has no accessibility errors", { tag: '@once' }, async ({
  shopper,
}) => {
  const { page } = shopper
  await shopper.becomesACustomer()
  await shopper.addsToCart('Turmeric Powder', '250 g')
  await expectNoBarriers(page)
  await shopper.goesToCheckout()
  await expect(page.getByRole('form', { name: 'New address' })).toBeVisible()
  await expectNoBarriers(page)
  await shopper.savesAnAddress()
  await shopper.presses('PAY NOW')
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectNoBarriers(page)
  await page.getByRole('button', { name: 'Confirm and Pay' }).click()
  await shopper.pays({ upi: 'testsuccess@gocash' })
  await shopper.reads('Your order has been confirmed.')
  await expectNoBarriers(page)
  const orders = await shopper.looksUpOrders()
  await orders.click()
  await expectNoBarriers(page)
  for (const tab of ['General', 'Your Address']) {
    await page.getByRole('tab', { name: tab }).click()
    await expectNoBarriers(page)
  }
})

test('the new heading has the focus after a navigation, and the title is updated', async ({ shopper }) => {
  const { page } = shopper
  await shopper.opens('/about')
  const title = await page.title()
  await shopper.findsInTheShopMenu('SHOP BY WHOLE SPICES')
  await expect(page.getByRole('heading', { level: 1, name: 'SHOP BY WHOLE SPICES' })).toBeFocused()
  await expect(page).not.toHaveTitle(title)
  await shopper.follows(/^Black Pepper /)
  await expect(page.getByRole('heading', { level: 1, name: 'Black Pepper' })).toBeFocused()
})
