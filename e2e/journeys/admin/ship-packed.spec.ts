import type { Locator } from '@playwright/test'
import { expect, test } from '../../harness/fixtures'
import { expectNoBarriers } from '../../harness/page/accessibility'
import { joinsAdmin } from '../../harness/shopper/joins-admin'
import { paidOrders } from '../../harness/shopper/paid-orders'
import { writes } from '../../harness/shopper/writes'

const ORDERS = 20
/** Two taps for each order's packing, printing and shipping. Picking is extra: a tap for each kind of pack. */
const MOST_TAPS = 2 * ORDERS

test(`a packer with one thumb and a scanner picks, packs, prints and ships ${ORDERS} orders`, {
  tag: ['@phone', '@once'],
}, async ({ page, baseURL }) => {
  test.setTimeout(400_000)
  const lastName = `Many${Date.now()}`
  const ids = await paidOrders(baseURL ?? '', lastName, ORDERS)
  await joinsAdmin(page, 'packer')
  let taps = 0
  const tap = async (target: Locator) => {
    taps += 1
    await target.click()
  }
  const beganAt = Date.now()

  await tap(page.getByRole('link', { name: 'Pick list' }).first())
  const shelf = page.getByRole('region', { name: 'From the shelf' })
  await expect(shelf.getByRole('checkbox').first()).toBeVisible()
  for (const pack of await shelf.getByRole('checkbox').all()) await tap(pack)
  await expect(shelf.getByRole('status')).toHaveText(/^(\d+) of \1 picked$/)
  const pickedAt = { taps, ms: Date.now() - beganAt }

  await tap(page.getByRole('link', { name: /^Orders/ }).first())
  await writes(page.getByRole('searchbox'), lastName)
  taps += 1
  await expect(page.getByText(`${ORDERS} orders`, { exact: true })).toBeVisible()
  await tap(page.getByRole('button', { name: 'Select orders' }))
  await tap(page.getByRole('button', { name: `Select first ${ORDERS}` }))
  await expectNoBarriers(page)
  await tap(page.getByRole('button', { name: `Mark ${ORDERS} orders as packed` }))
  await expect(page.getByText(`${ORDERS} orders packed.`)).toBeVisible()
  const packedAt = { taps, ms: Date.now() - beganAt }

  await tap(page.getByRole('link', { name: 'Ship packed orders' }))
  const rows = page.getByRole('list', { name: 'Packed orders' }).getByRole('listitem')
  await expect(rows.filter({ hasText: lastName })).toHaveCount(ORDERS)
  await expectNoBarriers(page)
  // A scanner types a code and Enter: first our label's, which leads to the order's row, then the courier's.
  for (const [number, orderId] of ids.entries()) {
    await page.keyboard.type(`${orderId}\n`)
    await expect(page.getByRole('textbox', { name: `Tracking number for ${orderId}` })).toBeFocused()
    await page.keyboard.type(`EE${String(Date.now()).slice(-7)}${String(number).padStart(2, '0')}IN\n`)
  }
  await expect(page.getByText(/^20 of \d+ tracking numbers entered$/)).toBeVisible()
  await expect(page.getByText('Ready to ship')).toHaveCount(ORDERS)
  await tap(page.getByText('Print labels and slips'))
  for (const kind of ['labels', 'slips']) {
    const link = page.getByRole('link', { name: `Print ${kind} for ${ORDERS} orders` })
    const printed = await page.request.get((await link.getAttribute('href')) ?? '')
    expect([printed.status(), printed.headers()['content-type']]).toEqual([200, 'application/pdf'])
    taps += 1
  }
  await expectNoBarriers(page)
  await tap(page.getByRole('button', { name: `Ship ${ORDERS} orders` }))
  await expect(page.getByText(/^20 orders shipped\. Customers get an email in 2 minutes/)).toBeVisible()
  const seconds = (ms: number) => (ms / 1000 / ORDERS).toFixed(1)
  const total = Date.now() - beganAt
  console.log(
    `${ORDERS} orders: packed, printed and shipped with ${taps - pickedAt.taps} taps, ` +
      `${((taps - pickedAt.taps) / ORDERS).toFixed(1)} an order. Seconds an order: picking ${seconds(pickedAt.ms)} ` +
      `(${pickedAt.taps} taps for all kinds of packs), packing ${seconds(packedAt.ms - pickedAt.ms)}, ` +
      `printing and shipping ${seconds(total - packedAt.ms)}; together ${seconds(total)}.`,
  )
  expect(taps - pickedAt.taps).toBeLessThanOrEqual(MOST_TAPS)

  // A mistake is undone in the order's own row, and its number stays in the field to be corrected.
  const [first = ''] = ids
  await page.getByRole('button', { name: `Undo shipping of ${first}` }).click()
  await expect(page.getByRole('textbox', { name: `Tracking number for ${first}` })).toHaveValue(/^EE\d{9}IN$/)
  await expectNoBarriers(page)
})
