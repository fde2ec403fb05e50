import type { Checks } from '../../harness/checks'
import { expect } from '../../harness/expect'
import { waitUntilCached } from '../../harness/page/cached-pages'
import { swapVersion, untilSeen } from '../../harness/shop/swap-version'
import type { Shopper } from '../../harness/shopper/shopper'
import type { Connection } from './control-connection'

export interface Phone {
  shopper: Shopper
  line: Connection
  checks: Checks
}

/** From a list to a product and into the cart, with a publish of the cart's remote while there is no connection. */
export async function findsAndFills({ shopper, line, checks }: Phone, registryFolder: string): Promise<void> {
  const { page } = shopper
  const row = page.getByRole('row', { name: /Turmeric Powder 250 g/ })
  await shopper.opens('/ground-spices')
  await waitUntilCached(page, '/ground-spices')
  await waitUntilCached(page, '/cart')

  await line.goesDuring(shopper.follows(/^Turmeric Powder /))
  await line.isBack()
  await shopper.opens('/ground-spices/turmeric-powder')
  await shopper.sees('Turmeric Powder')
  checks.expect(true, 'between a list and a product: the product is there once there is a connection')

  const packs = page.getByRole('combobox', { name: 'Select the Quantity' })
  await packs.selectOption({ index: await findIndex(packs.getByRole('option'), '250 g') })
  await line.goesDuring(shopper.presses('ADD TO CART'))
  await page.goto('/cart')
  await expect(row).toBeVisible()
  checks.expect(true, 'between a product and the cart: what was added is in the cart, without signal')

  const swap = await swapVersion(registryFolder, 'mf-cart-checkout', 1)
  const origin = new URL(page.url()).origin
  await untilSeen(origin, { ...swap, path: '/cart' })
  await page.reload()
  await expect(row).toBeVisible()
  checks.expect(
    !(await page.content()).includes(swap.version),
    'a publish meanwhile: the phone goes on with the version that it has',
  )
  await line.isBack()
  await expect(async () => {
    await page.goto('/cart')
    expect(await page.content()).toContain(swap.version)
  }).toPass({ timeout: 30_000 })
  await expect(row).toBeVisible()
  checks.expect(true, 'with the signal the new version is there, and the cart as it was')
}

async function findIndex(
  options: { allTextContents: () => Promise<string[]> },
  pack: string,
): Promise<number> {
  return (await options.allTextContents()).findIndex((text) => text.startsWith(`${pack} - `))
}
