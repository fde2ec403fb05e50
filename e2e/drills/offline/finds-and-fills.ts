import type { Checks } from '../../harness/checks'
import { expect } from '../../harness/expect'
import { opensTheCartFirst, waitUntilCached } from '../../harness/page/cached-pages'
import { swapVersion, untilSeen } from '../../harness/shop/swap-version'
import type { Shopper } from '../../harness/shopper/shopper'
import type { Connection } from './control-connection'

export interface Phone {
  shopper: Shopper
  line: Connection
  checks: Checks
}

/** Goes from a list to a product and the cart. The phone goes offline at each step, and during a publish. */
export async function findsAndFills({ shopper, line, checks }: Phone, registryFolder: string): Promise<void> {
  const { page } = shopper
  const row = page.getByRole('row', { name: /Turmeric Powder 250 g/ })
  await opensTheCartFirst(page)
  await shopper.opens('/ground-spices')
  await waitUntilCached(page, '/ground-spices')
  await waitUntilCached(page, '/cart')

  await line.goesDuring(shopper.follows(/^Turmeric Powder /))
  await line.isBack()
  await shopper.opens('/ground-spices/turmeric-powder')
  await shopper.sees('Turmeric Powder')
  checks.expect(true, 'between a list and a product: the product appears once the connection is back')

  const packs = page.getByRole('combobox', { name: 'Select the Quantity' })
  await packs.selectOption({ index: await findIndex(packs.getByRole('option'), '250 g') })
  await line.goesDuring(shopper.presses('ADD TO CART'))
  await page.goto('/cart')
  await expect(row).toBeVisible()
  checks.expect(true, 'between a product and the cart: the added item is in the cart while offline')

  const swap = await swapVersion(registryFolder, 'mf-cart-checkout', 1)
  const origin = new URL(page.url()).origin
  await untilSeen(origin, { ...swap, path: '/cart' })
  await page.reload()
  await expect(row).toBeVisible()
  checks.expect(
    !(await page.content()).includes(swap.version),
    'during a publish: the phone keeps using its version',
  )
  await line.isBack()
  await expect(async () => {
    await page.goto('/cart')
    expect(await page.content()).toContain(swap.version)
  }).toPass({ timeout: 30_000 })
  await expect(row).toBeVisible()
  checks.expect(true, 'back online, the new version loads and the cart is unchanged')
}

async function findIndex(
  options: { allTextContents: () => Promise<string[]> },
  pack: string,
): Promise<number> {
  return (await options.allTextContents()).findIndex((text) => text.startsWith(`${pack} - `))
}
