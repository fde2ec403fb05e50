import type { Page } from '@playwright/test'
import { expect, test } from '../../harness/fixtures'
import { expectNoBarriers } from '../../harness/page/accessibility'
import { joinsAdmin } from '../../harness/shopper/joins-admin'
import { paidOrders } from '../../harness/shopper/paid-orders'
import { writes } from '../../harness/shopper/writes'

const COUNT = 2

test('a packer with one thumb picks, packs and ships two orders', {
  tag: ['@phone', '@once', '@smoke'],
}, async ({ page, baseURL }) => {
  const lastName = `Two${Date.now()}`
  const ids = await paidOrders(baseURL ?? '', lastName, COUNT)
  await joinsAdmin(page, 'packer')
  await expectNoBarriers(page)

  await page.getByRole('link', { name: 'Pick list' }).click()
  const shelf = page.getByRole('region', { name: 'From the shelf' })
  await page.getByText('Choose orders').click()
  await expect(page.getByRole('checkbox', { name: `Asha ${lastName}` })).toHaveCount(COUNT)
  await expectNoBarriers(page)
  for (const pack of await shelf.getByRole('checkbox').all()) await pack.check()
  await expect(shelf.getByRole('status')).toHaveText(/^(\d+) of \1 picked$/)

  await page.getByRole('link', { name: /^Orders/ }).click()
  await writes(page.getByRole('searchbox'), lastName)
  await page.getByLabel('Fulfilment').selectOption('To pack')
  const cards = page.getByRole('link', { name: new RegExp(lastName) })
  for (const [number, orderId] of ids.entries()) {
    // The filter applies at once, and the typed search after a pause.
    await expect(page).toHaveURL(new RegExp(`#q=${lastName}$`))
    await expect(cards).toHaveCount(COUNT - number)
    // The oldest comes first.
    await cards.first().click()
    await expect(page.getByRole('heading', { level: 1, name: orderId })).toBeVisible()
    if (number === 0) await expectNoBarriers(page)
    await page.getByRole('button', { name: 'Ship', exact: true }).click()
    await writes(page.getByLabel('Tracking number (AWB)'), `AWB ${orderId.slice(4)}`)
    if (number === 0) await expectNoBarriers(page)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: 'Undo shipping' })).toBeVisible()
    if (number === 0) await expectToastCoversNo(page, 'Back to orders')
    await page.getByRole('link', { name: 'Back to orders' }).click()
    await writes(page.getByRole('searchbox'), lastName)
    await page.getByLabel('Fulfilment').selectOption('To pack')
  }
  await expect(cards).toHaveCount(0)
  await writes(page.getByRole('searchbox'), ids.at(-1)?.slice(4) ?? '')
  await page.getByLabel('Fulfilment').selectOption('Shipped')
  await expect(page.getByRole('link', { name: new RegExp(ids.at(-1) ?? '') })).toBeVisible()
})

/** Expects the message about the shipment to cover neither the back link nor the bar at the bottom. */
async function expectToastCoversNo(page: Page, link: string) {
  const toast = page.getByRole('status').filter({ hasText: 'Shipped.' })
  await toast.hover()
  const [place, back, bar] = await Promise.all([
    toast.boundingBox(),
    page.getByRole('link', { name: link }).boundingBox(),
    page.getByRole('navigation', { name: 'Admin' }).boundingBox(),
  ])
  expect(place?.y).toBeGreaterThanOrEqual((back?.y ?? 0) + (back?.height ?? 0))
  expect((place?.y ?? 0) + (place?.height ?? 0)).toBeLessThan(bar?.y ?? 0)
}
