import { knock } from '../../../api/src/owner/command-socket'
import { expect, test } from '../../harness/fixtures'

/** As `npm run stock -w api -- …`, which runs in a process of its own. */
const owner = (...args: string[]) => knock(process.env.JOURNEYS_DATA_DIR ?? '', ['stock', ...args], 'owner')

test('what the owner calls sold out is said in cart and page, cannot be bought, and comes back @once @phone', async ({
  shopper,
}) => {
  const { page } = shopper
  // A pack of each width, since both are walked at once.
  const [product, path, size] = shopper.isOnAPhone
    ? ['nutmeg', '/whole-spices/nutmeg', '250 g']
    : ['white-pepper', '/whole-spices/white-pepper', '500 g']
  const pack = `${product}-${size.replace(' ', '')}`
  const packs = page.getByRole('combobox', { name: 'Select the Quantity' })
  const add = page.getByRole('button', { name: 'ADD TO CART' }).first()
  const option = packs.getByRole('option', { name: new RegExp(`^${size} - `) })

  // As a try before this one may have left it.
  await owner(pack, 'back')
  await shopper.opens(path)
  await expect(page.getByRole('region', { name: 'PRODUCT FACTS' })).toContainText('Country of origin')
  await shopper.choosesAndAdds(size)
  await expect(page.getByRole('link', { name: 'CHECK OUT' })).toBeVisible()

  expect(await owner(pack, 'sold-out')).toMatchObject({ isDone: true })
  await expect(async () => {
    await shopper.opens('/cart')
    await expect(page.getByText('Sold out', { exact: true })).toBeVisible({ timeout: 2000 })
  }).toPass()
  await expect(page.getByRole('button', { name: 'CHECK OUT' })).toBeDisabled()

  await expect(async () => {
    await shopper.opens(path)
    await expect(option).toHaveText(/\(sold out\)$/, { timeout: 2000 })
  }).toPass()
  await packs.selectOption(await option.textContent())
  await expect(add).toBeDisabled()
  await expect(add).toHaveAccessibleDescription(/is sold out.* Add pack is on sale\./)

  expect(await owner(pack, 'back')).toMatchObject({ isDone: true })
  await expect(async () => {
    await shopper.opens(path)
    await expect(option).not.toHaveText(/sold out/, { timeout: 2000 })
  }).toPass()
  await packs.selectOption(await option.textContent())
  await expect(add).toBeEnabled()
})
