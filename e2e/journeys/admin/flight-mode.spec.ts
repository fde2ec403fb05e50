import type { Page } from '@playwright/test'
import { expect, test } from '../../harness/fixtures'
import { expectNoBarriers } from '../../harness/page/accessibility'
import { joinsAdmin } from '../../harness/shopper/joins-admin'
import { paidOrders } from '../../harness/shopper/paid-orders'
import { writes } from '../../harness/shopper/writes'

test.use({ serviceWorkers: 'allow' })

const ORDERS = 8

/** Waits until the device has cached the admin and these orders. */
async function isKept(page: Page, lastName: string) {
  await expect
    .poll(() => page.evaluate(() => caches.has('admin-kept-page-1')), { timeout: 60_000 })
    .toBe(true)
  const kept = (name: string) => {
    const { orders = [] } = JSON.parse(localStorage.getItem('admin-work-1') ?? '{}')
    return orders.filter(({ address }: { address: { lastName: string } }) => address.lastName === name).length
  }
  await expect.poll(() => page.evaluate(kept, lastName)).toBe(ORDERS)
}

async function findOrders(page: Page, words: string, parcels: string) {
  await page.goto('/admin')
  await writes(page.getByRole('searchbox'), words)
  await page.getByLabel('Fulfilment').selectOption(parcels)
}

test('a packer in flight mode packs and ships eight orders, and none is lost or duplicated @phone @once', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  test.setTimeout(400_000)
  const lastName = `Flight${Date.now()}`
  const ids = await paidOrders(baseURL ?? '', lastName, ORDERS)
  await joinsAdmin(page, 'packer')
  await isKept(page, lastName)
  await context.setOffline(true)

  // The phone was put away, and the admin is opened again.
  await page.goto('/admin')
  await expect(page.getByText(/^You’re offline\./)).toBeVisible()
  const cards = page.getByRole('list', { name: 'To pack' }).getByRole('link', { name: new RegExp(lastName) })
  await expect(cards).toHaveCount(ORDERS)
  await expectNoBarriers(page)
  const addresses: string[] = []
  for (const [number, orderId] of ids.entries()) {
    const card = cards.filter({ hasText: orderId })
    addresses.push((await card.getAttribute('href')) ?? '')
    await card.click()
    await expect(page.getByRole('heading', { level: 1, name: orderId })).toBeVisible()
    if (number === 0) await expectNoBarriers(page)
    // Some orders are first marked as being packed, then as packed.
    if (number % 4 === 0) {
      await page.getByRole('button', { name: 'Start packing' }).click()
      await page.getByRole('button', { name: 'Packed', exact: true }).click()
    }
    await page.getByRole('button', { name: 'Ship', exact: true }).click()
    await writes(page.getByLabel('Tracking number (AWB)'), `AWB ${orderId.slice(4)}`)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('listitem').filter({ hasText: /^Shipped with/ })).toBeVisible()
    if (number === 7) await page.reload()
    await page.getByRole('link', { name: 'Back to orders' }).click()
  }
  await expect(cards).toHaveCount(0)
  await page.goto('/admin/more')
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByText('12 steps haven’t been sent yet.')).toBeVisible()

  // Somebody at the counter has started on one of the orders in the meantime.
  const [first = '', ...others] = addresses
  const counter = await (await browser.newContext({ serviceWorkers: 'block' })).newPage()
  await joinsAdmin(counter, 'packer', 'Meera')
  await counter.goto(first)
  await counter.getByRole('button', { name: 'Start packing' }).click()
  await expect(counter.getByText('You are packing this')).toBeVisible()

  // The recovering connection loses some responses after the api has done the work.
  let answers = 0
  await context.route(/\/api\/admin\/(orders|shipments)\/[^/]+\/(ship|pack|shipments)$/, async (route) => {
    await route.fetch()
    answers += 1
    if (answers % 5 === 0) await route.abort('connectionreset')
    else await route.continue()
  })
  await context.setOffline(false)
  const waiting = () => page.evaluate(() => JSON.parse(localStorage.getItem('admin-steps-1') ?? '[]').length)
  // The three refused actions (start packing, packed, ship) stay on the phone until they are read.
  await expect.poll(waiting, { timeout: 200_000, intervals: [1000] }).toBe(3)
  await page.getByRole('link', { name: 'View order' }).click()
  const refused = page.getByRole('list', { name: 'Saved on this device' })
  await expect(refused.getByRole('alert')).toHaveCount(3)
  await expect(refused).toContainText('Meera changed this on')
  await expectNoBarriers(page)

  await findOrders(page, lastName, 'Shipped')
  await expect(page.getByText(`${ORDERS - 1} orders`, { exact: true })).toBeVisible()
  await findOrders(page, lastName, 'To pack')
  await expect(page.getByText('1 order', { exact: true })).toBeVisible()
  for (const address of others) {
    await page.goto(address)
    await expect(page.getByRole('heading', { name: /^Shipment \d+$/ })).toHaveText('Shipment 1')
    await expect(page.getByText('Shipped', { exact: true }).first()).toBeVisible()
  }
  await page.goto('/admin/more')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('admin-work-1') !== null)).toBe(true)
  await page.evaluate(() => localStorage.removeItem('admin-steps-1'))
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL(/\/admin\/sign-in$/)
  expect(await page.evaluate(() => localStorage.getItem('admin-work-1'))).toBeNull()
})
