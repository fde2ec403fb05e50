import type { Locator } from '@playwright/test'
import { expect, test } from '../../harness/fixtures'
import type { Shopper } from '../../harness/shopper/shopper'

/** Opens something on a product's page, and expects it to be closed after Back and after Forward. */
async function isClosedByBack(shopper: Shopper, open: () => Promise<void>, opened: Locator) {
  const { page } = shopper
  await open()
  await expect(opened).toBeVisible()
  await page.goBack()
  await shopper.sees('ALL PRODUCTS')
  await expect(opened).toBeHidden()
  await page.goForward()
  await shopper.sees('Turmeric Powder')
  await expect(opened).toBeHidden()
}

async function goesFromTheListToAProduct(shopper: Shopper) {
  await shopper.opens('/all-products')
  await shopper.follows(/^Turmeric Powder /)
  await shopper.sees('Turmeric Powder')
}

test('Back closes the drawer and goes to the previous page [2.20]', { tag: '@phone' }, async ({
  shopper,
}) => {
  await goesFromTheListToAProduct(shopper)
  const drawer = shopper.page.getByRole('dialog', { name: 'Menu' })
  await isClosedByBack(shopper, () => shopper.presses('Open menu'), drawer)
})

test('Back closes a menu and goes to the previous page [2.20]', { tag: '@desktop' }, async ({ shopper }) => {
  const { page } = shopper
  await goesFromTheListToAProduct(shopper)
  const menu = page.getByRole('navigation', { name: 'Main' })
  // Uses the keyboard, because a menu also closes when the pointer leaves it.
  const open = () => menu.getByRole('button', { name: 'SHOP' }).press('Enter')
  await isClosedByBack(shopper, open, menu.getByRole('link', { name: 'ALL PRODUCTS', exact: true }))
})

test('Back closes a dialog and goes to the previous page [2.20]', async ({ shopper }) => {
  await goesFromTheListToAProduct(shopper)
  const link = shopper.page.getByRole('textbox', { name: 'Link' })
  await isClosedByBack(shopper, () => shopper.presses('Share'), link)
})
