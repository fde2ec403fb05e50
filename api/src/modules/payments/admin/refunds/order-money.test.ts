import { setTimeout as after } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { type Database, run } from '../../../../db/connection'
import { atOneMoment } from '../../../../db/transactions/at-one-moment'
import { buildTestApp, type TestApp } from '../../../../testing/app'
import { createOrdersRepository } from '../../../orders/orders.repository'
import type { Staff } from '../../../staff/require-staff'
import { createLedgerRepository } from '../../ledger/ledger.repository'
import { ledger } from '../../ledger/ledger.tables'
import { gatewayOrders, refunds } from '../../payments.tables'
import { refundRequests } from '../../refunds/refund-requests.tables'
import { createOrderMoney } from './order-money'
import { createRefundRequestsRepository } from './refund-requests.repository'

let shop: TestApp
let database: Database
let meera: Staff
const at = new Date()
const order = '00000000-0000-4000-8000-000000000001'
const moved = { at, provider: 'cashfree', gatewayOrder: 'g', gatewayId: 'pay' } as const

/** Sets up an order of Rs 175 with a pending refund of Rs 100. */
beforeAll(async () => {
  shop = await buildTestApp()
  database = shop.database
  const { id } = await shop.staff('owner', 'Meera')
  meera = { id, name: 'Meera', role: 'owner', device: '' }
  const db = database.connection()
  await run(
    database,
    sql`
      insert into orders (id, customer_id, order_id, content_hash, status, payment_method, subtotal, shipping, tax, total,
        shipping_address, created_at)
      values (${order}, 'c', 'ORD-1', '', 'Paid', 'cashfree', 12500, 5000, 0, 17500, '{}', now())`,
  )
  await db.insert(gatewayOrders).values({ id: 'g', order, number: 1, gatewayOrderId: 'gg', createdAt: at })
  const paid = { ...moved, kind: 'capture', state: 'done', amount: 17_500 } as const
  const [capture = { id: 0 }] = await db.insert(ledger).values(paid).returning({ id: ledger.id })
  await db
    .insert(refunds)
    .values({ id: 'RF1', capture: capture.id, amount: 10_000, reason: 'Late', createdAt: at })
  await db.insert(refundRequests).values({
    ...{
      staffId: id,
      staffName: 'Meera',
      repeatKey: 'k',
      order,
      payment: 'pay',
      kind: 'sum',
      amount: 10_000,
    },
    ...{ why: 'Late', reason: 'No. 1: Late', at, state: 'ordered', refunds: ['RF1'] },
  })
})
afterAll(() => shop.close())

test('a refund that fails during a read is still shown as pending, with its amount deducted', async () => {
  const { capturesFor, refundStates } = createLedgerRepository(database)
  const orders = createOrdersRepository(database)
  let say = () => {}
  const isRead = new Promise<void>((resolve) => {
    say = resolve
  })
  const [capture] = await capturesFor(order)
  const change = isRead.then(() =>
    database
      .connection()
      .insert(ledger)
      .values({
        ...moved,
        ...{ kind: 'refund', state: 'failed', gatewayId: 'RF1', amount: 10_000, capture: capture?.id },
      }),
  )
  const read = createOrderMoney({
    repository: createRefundRequestsRepository(database),
    orders: { find: orders.byId, linesOf: orders.linesOf },
    payments: {
      async paymentsFor(id) {
        const found = await capturesFor(id)
        say()
        // If one transaction waits for the other, the failure is written after the read.
        await Promise.race([change, after(200)])
        return found
      },
      refundStates,
    },
    shipments: { hasLeft: async () => false, returnedOf: async () => new Map() },
  })
  const money = atOneMoment(database, read)
  expect(await money(meera, order)).toMatchObject({ left: 7_500, refundRequests: [{ state: 'on-its-way' }] })
  await change
  expect(await money(meera, order)).toMatchObject({ left: 17_500, refundRequests: [{ state: 'failed' }] })
})
