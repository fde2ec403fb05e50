import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { StockHistory } from 'shared-contracts/catalog/admin/stock-schema'
import { paise } from 'shared-contracts/values/money'
import { run } from '../../../../db/connection'
import { createJobs } from '../../../../jobs/jobs'
import { createOutbox } from '../../../../mail/outbox'
import type { TestApp } from '../../../../testing/app'
import { buildOrder, testLine } from '../../../../testing/orders'
import type { TestStaff } from '../../../../testing/staff'
import { createDiscounts, createOrders, type Orders } from '../../../orders'
import { createStock } from '..'

export const turmeric = { productId: 'turmeric-powder', variantId: 'turmeric-powder-100g' }
const PATH = `/api/admin/stock/${turmeric.productId}/${turmeric.variantId}`

/** Calls about the stock of one pack of turmeric. */
export function stockCalls(staff: TestStaff) {
  return {
    start: (onHand: number, lowAt: number | null = null) => staff.post(`${PATH}/counting`, { onHand, lowAt }),
    stop: () => staff.call('DELETE', `${PATH}/counting`),
    adjust: (adjustment: object, key: string = randomUUID()) =>
      postOnce(staff, `${PATH}/adjustments`, adjustment, key),
    history: async () => (await staff.get(PATH)).json<StockHistory>(),
    level: async () => (await staff.get(PATH)).json<StockHistory>().variant.level,
  }
}

/** Posts with an idempotency key. */
export async function postOnce(staff: TestStaff, url: string, payload: object, key: string) {
  if (!staff.cookies.has('XSRF-TOKEN')) await staff.get('/api/session')
  const headers = { 'idempotency-key': key, 'x-xsrf-token': staff.cookies.get('XSRF-TOKEN') ?? '' }
  return staff.send({ method: 'POST', url, headers, payload })
}

/** Applies payments to a shop's orders, as gateways' reports do. */
export function orderPayments(shop: TestApp): Orders {
  const { database, now } = shop
  const jobs = createJobs(() => {})
  void jobs.stop()
  const never = () => Promise.reject(new Error('Not used by these tests.'))
  const outbox = createOutbox({ database, now, jobs, mailer: async () => {}, log: { warn: () => {} } })
  return createOrders({
    database,
    now,
    holds: [createStock({ database, jobs, outbox, adminOrigin: '', now }).hold],
    discounts: createDiscounts({ database, now }),
    attemptLimits: { takeCode: never },
    jobs,
    products: never,
    shipmentsOf: never,
    casesOf: never,
    payAgainAt: () => '',
    mail: { send: async () => undefined, waits: async () => false },
    outbox,
  })
}

/** A payment of the whole of an order of `quantity` packs of turmeric. */
export const moneyFor = (quantity: number, paymentId: string = randomUUID()) => {
  const amount = paise(125_00 * quantity + 50_00)
  return { paymentId, amount, orderAmount: amount, currency: 'INR', reason: '' }
}

/** Builds an order of packs of turmeric. */
export function turmericOrder(userId: string, orderId: string, quantity: number, change: object = {}) {
  const subtotal = 125 * quantity
  const sums = { subtotal, tax: subtotal * 0.18, total: subtotal + 50 }
  return buildOrder(userId, orderId, { products: [{ ...testLine, quantity }], ...sums, ...change })
}

/** Checks what must always hold: on hand is the sum of movements, and reserved that of reservations. */
export async function listBrokenCounts(shop: Pick<TestApp, 'database'>): Promise<unknown[]> {
  return run(
    shop.database,
    sql`select * from stock_levels where
      on_hand <> (select coalesce(sum(quantity), 0) from stock_movements m
        where m.product_id = stock_levels.product_id and m.variant_id = stock_levels.variant_id)
      or reserved <> (select coalesce(sum(quantity), 0) from stock_reservations r
        where r.product_id = stock_levels.product_id and r.variant_id = stock_levels.variant_id)
      or (on_hand > reserved and exists (select from stock_reservations r
        where r.product_id = stock_levels.product_id and r.variant_id = stock_levels.variant_id and missing > 0))`,
  )
}
