import type { Page } from '@playwright/test'
import { type DemoState, demoOrders } from '../../tooling/admin/orders/demo-orders'

/** Brings a page into the state that a screenshot of the owner's manual shows. */
export type Scene = (page: Page, origin: string) => Promise<void>

/** Opens the packing record of a delivered shipment that has a weight and batches. */
async function openPackingRecord(page: Page, origin: string): Promise<void> {
  await openOrder(page, origin, 'delivered')
  await page.getByRole('link', { name: 'Photo, weight and batches' }).click()
  await page.getByLabel('Weight in grams (sealed)').waitFor()
}

async function openOrder(page: Page, origin: string, state: DemoState): Promise<void> {
  const orderId = demoOrders.find((order) => order.state === state)?.orderId ?? ''
  await page.goto(`${origin}/admin?shipments=all#q=${orderId}`)
  await page.getByRole('link', { name: new RegExp(orderId) }).click()
  await page.getByRole('heading', { level: 1, name: orderId }).waitFor()
}

/** Returns a scene that opens a page. @param shown matches text that appears once everything has loaded */
const openPlace =
  (place: string, shown: RegExp): Scene =>
  async (page, origin) => {
    await page.goto(origin + place)
    await page.getByText(shown).first().waitFor()
  }

export const scenes: Readonly<Record<string, Scene>> = {
  orders: openPlace('/admin', /^\d+ orders$/),
  order: (page, origin) => openOrder(page, origin, 'paid'),
  ship: async (page, origin) => {
    await openOrder(page, origin, 'paid')
    await page.getByRole('button', { name: 'Ship', exact: true }).click()
    await page.getByLabel('Tracking number (AWB)').fill('D20074410')
  },
  refund: async (page, origin) => {
    await openOrder(page, origin, 'shipped')
    await page.getByRole('button', { name: 'Refund or cancel' }).click()
    await page.getByRole('button', { name: 'Refund order' }).click()
  },
  product: async (page, origin) => {
    await page.goto(`${origin}/admin/catalogue`)
    await page
      .getByRole('link', { name: /Turmeric/ })
      .first()
      .click()
    await page.getByRole('heading', { name: 'History' }).waitFor()
  },
  message: async (page, origin) => {
    await page.goto(`${origin}/admin/inbox`)
    await page.getByRole('link', { name: 'Sunita Hegde' }).click()
    await page.getByRole('heading', { level: 1, name: /Message/ }).waitFor()
  },
  invoices: openPlace('/admin/invoices', /^INV\//),
  alerts: openPlace('/admin/alerts', /^The shop always gets an email/),
  'packing-record': openPackingRecord,
  batches: openPlace('/admin/batches', /^B\d{4}/),
  'came-back': async (page, origin) => {
    await openOrder(page, origin, 'came-back-in-part')
    const list = page.getByRole('list', { name: 'Returned items' })
    await list.evaluate((shown) => shown.scrollIntoView({ block: 'center' }))
  },
  'content-blocks': openPlace('/admin/content-blocks', /^Announcement$/),
  today: openPlace('/admin/today', /to pack$/),
}
