import { randomUUID } from 'node:crypto'
import type { Product } from '../../../shared-contracts/src/catalog/product'
import { expect, test } from '../../harness/fixtures'
import { joinTheAdmin } from '../../harness/over-http/admin-person'
import { mailsSent, waitForMailedToken } from '../../harness/over-http/mailed-token'
import { listOffers, newPurchase } from '../../harness/over-http/purchase'
import { newShopper } from '../../harness/over-http/shopper'
import { expectNoBarriers } from '../../harness/page/accessibility'
import { isFinished, isWhollyAlive } from '../../harness/page/rendered'
import { joinsAdmin } from '../../harness/shopper/joins-admin'
import { writes } from '../../harness/shopper/writes'

const dataDir = process.env.JOURNEYS_DATA_DIR ?? ''

test('the last pack is sold once, and a shopper who asked gets one email when it is back', async ({
  shopper,
  baseURL: origin = '',
}) => {
  const { page } = shopper
  // A different pack for each width, because both run at the same time.
  const [productId, path, size] = shopper.isOnAPhone
    ? ['bay-leaves', '/whole-spices/bay-leaves', '250 g']
    : ['fenugreek-seeds', '/whole-spices/fenugreek-seeds', '250 g']
  const variantId = `${productId}-${size.replace(' ', '')}`
  const stock = `/api/admin/stock/${productId}/${variantId}`
  const owner = await joinTheAdmin({ origin, dataDir }, 'Meera', 'owner')
  // An earlier attempt may have left it counted.
  await owner.send('DELETE', `${stock}/counting`)
  await owner.post(200, `${stock}/counting`, { onHand: 1, lowAt: null })

  const packs = page.getByRole('combobox', { name: 'Select the Quantity' })
  const option = packs.getByRole('option', { name: new RegExp(`^${size} - `) })
  const choosePack = async () => packs.selectOption(await option.textContent())
  await expect(async () => {
    await shopper.opens(path)
    await choosePack()
    await expect(page.getByText('Only 1 left', { exact: true })).toBeVisible({ timeout: 2000 })
  }).toPass()
  await isWhollyAlive(page)
  await isFinished(page)
  await expectNoBarriers(page)
  await shopper.choosesAndAdds(size)
  await expect(page.getByRole('link', { name: 'CHECK OUT' })).toBeVisible()
  await page.getByRole('button', { name: 'Increase quantity' }).click()
  await expect(page.getByText(/^To check out, reduce the quantity: only 1 of /)).toBeVisible()
  await expectNoBarriers(page)
  await page.getByRole('button', { name: 'Decrease quantity' }).click()
  await expect(page.getByRole('link', { name: 'CHECK OUT' })).toBeVisible()

  // Another shopper is faster.
  const other = await newShopper(origin)
  const { data } = await other.browser.get<{ data: Product[] }>('/api/products')
  const offers = listOffers(data).filter((offer) => offer.variantId === variantId)
  const { order } = newPurchase(other, `ORD-${Date.now()}`, 0, offers)
  const bought = { ...order, products: order.products.map((line) => ({ ...line, quantity: 1 })) }
  const [line] = bought.products
  const subtotal = Number(line?.price ?? 0)
  const tax = Math.round(subtotal * 18) / 100
  await other.placeOrder({ ...bought, subtotal, tax, total: subtotal + Number(order.shipping) })

  await expect(async () => {
    await shopper.opens('/cart')
    await expect(page.getByText('Sold out', { exact: true })).toBeVisible({ timeout: 2000 })
  }).toPass()
  await expect(page.getByRole('button', { name: 'CHECK OUT' })).toBeDisabled()

  // An edge may send the old page once more while it renders the new one.
  await expect(async () => {
    await shopper.opens(path)
    await expect(option).toHaveText(/\(sold out\)$/, { timeout: 2000 })
  }).toPass()
  await choosePack()
  const form = page.getByRole('form', { name: 'Notify me' })
  const email = `asha.${randomUUID()}@example.com`
  await writes(form.getByLabel('Your email'), email)
  await expectNoBarriers(page)
  await page.keyboard.press('Enter')
  await expect(page.getByText(/^Almost done: confirm your address/)).toBeVisible()
  await expectNoBarriers(page)
  const token = await waitForMailedToken(email, /\/back-in-stock\/confirm\/([\w-]+)/, dataDir)
  await shopper.opens(`/back-in-stock/confirm/${token}`)
  await expectNoBarriers(page)
  await shopper.presses('Confirm Request')
  await shopper.reads('We’ll email you when it’s back.')

  const received = { kind: 'received', quantity: 40 }
  expect((await owner.sendOnce(`${stock}/adjustments`, received, randomUUID())).status).toBe(200)
  const backMails = async () =>
    (await mailsSent(dataDir)).filter((mail) => mail.includes(`To: ${email}\n`) && /back in stock/.test(mail))
  await expect.poll(async () => (await backMails()).length).toBeGreaterThan(0)
  await expect(async () => {
    await shopper.opens(path)
    await choosePack()
    await expect(page.getByRole('button', { name: 'ADD TO CART' }).first()).toBeEnabled({ timeout: 2000 })
  }).toPass()
  await expect(page.getByText(/^Only \d+ left$/)).toHaveCount(0)
  await owner.send('DELETE', `${stock}/counting`)
})

test('an owner counts a pack, corrects its stock and takes stock by scan', { tag: '@once' }, async ({
  page,
}) => {
  const isOnAPhone = (page.viewportSize()?.width ?? 0) < 1024
  const [name, size, code] = isOnAPhone
    ? ['Bay Leaves', '100 g', 'bay-leaves-100g']
    : ['Fenugreek Seeds', '100 g', 'fenugreek-seeds-100g']
  await joinsAdmin(page, 'owner', 'Latha')
  await page.goto('/admin/stock')
  await writes(page.getByLabel('Search packs'), name)
  await expectNoBarriers(page)
  await page.getByRole('link', { name: new RegExp(`^${name}, ${size}`) }).click()
  const start = page.getByRole('form', { name: 'Start counting' })
  await writes(start.getByLabel('Packs on the shelf'), '12')
  await writes(start.getByLabel(/^Alert me at/), '3')
  await expectNoBarriers(page)
  await page.keyboard.press('Enter')

  const change = page.getByRole('form', { name: 'Change stock' })
  await change.getByLabel('Reason').selectOption('Damaged or lost')
  await change.getByRole('button', { name: 'Packs damaged or lost: one more' }).click()
  await expect(change.getByText('12 on hand → 11')).toBeVisible()
  await expectNoBarriers(page)
  await change.getByRole('button', { name: 'Save 11 on hand' }).click()
  const history = page.getByRole('list', { name: 'Changes of stock' }).getByRole('listitem')
  await expect(history.first()).toContainText('Damaged or lost −1')

  await page.getByRole('link', { name: 'Back to stock' }).click()
  await page.getByRole('link', { name: 'Take stock' }).click()
  await page.getByLabel('Pack barcode').focus()
  // A scanner types a code and Enter.
  for (let scans = 0; scans < 2; scans++) await page.keyboard.type(`${code}\n`)
  await expect(page.getByText(`${name}, ${size}: 2`)).toBeVisible()
  await expectNoBarriers(page)
  await page.getByRole('button', { name: 'Preview 1 pack' }).click()
  await expect(page.getByText('11 on hand → 2 (−9)')).toBeVisible()
  await expectNoBarriers(page)
  await page.getByRole('button', { name: 'Apply counts' }).click()
  await expect(page.getByText('Saved. 1 pack changed.')).toBeVisible()
  await page.getByRole('link', { name: 'Back to stock' }).click()
  await page.getByLabel('Show').selectOption('Low stock')
  const card = page.getByRole('link', { name: new RegExp(`^${name}, ${size}`) })
  await expect(card).toContainText('Low')
  await card.click()
  await page.getByRole('button', { name: 'Stop counting' }).click()
  await expectNoBarriers(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Stop counting' }).click()
  await expect(page.getByRole('form', { name: 'Start counting' })).toBeVisible()
})
