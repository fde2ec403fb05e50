import { knock } from '../../../api/src/owner/command-socket'
import { expect, test } from '../../harness/fixtures'

/** Does the same as `npm run stock -w api -- …`, through the api's command socket. */
const owner = (...args: string[]) => knock(process.env.JOURNEYS_DATA_DIR ?? '', ['stock', ...args], 'owner')

test('a pack that the owner marks as sold out is shown as such in cart and page, cannot be bought, and comes back @once @phone', async ({
  shopper,
}) => {
  const { page } = shopper
  // A different pack for each width, because both run at the same time.
  const [product, path, size] = shopper.isOnAPhone
    ? ['nutmeg', '/whole-spices/nutmeg', '250 g']
    : ['white-pepper', '/whole-spices/white-pepper', '500 g']
  const pack = `${product}-${size.replace(' ', '')}`
  const packs = page.getByRole('combobox', { name: 'Select the Quantity' })
  const add = page.getByRole('button', { name: 'ADD TO CART' }).first()
  const option = packs.getByRole('option', { name: new RegExp(`^${size} - `) })

  // An earlier attempt may have left it sold out.
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
  await expect(add).toHaveAccessibleDescription(/is sold out.* Another pack size is in stock\./)

  expect(await owner(pack, 'back')).toMatchObject({ isDone: true })
  await expect(async () => {
    await shopper.opens(path)
    await expect(option).not.toHaveText(/sold out/, { timeout: 2000 })
  }).toPass()
  await packs.selectOption(await option.textContent())
  await expect(add).toBeEnabled()
})
