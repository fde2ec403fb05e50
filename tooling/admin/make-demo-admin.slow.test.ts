import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import type { FoundBatches } from 'shared-contracts/fulfilment/admin/packing-record-schema'
import { demoPeople } from 'shared-contracts/staff/demo-people'
import {
  createInvitation,
  givePassword,
  joinByPassword,
} from '../../api/src/modules/admin/testing/admin-people'
import { listRows } from '../../api/src/modules/payments/testing/checkout'
import { startTestShop, type TestShop } from '../../api/src/modules/payments/testing/test-shop'
import { buildTestApp } from '../../api/src/testing/app'
import { eventually } from '../../api/src/testing/eventually'
import { makeDemoAdmin } from './make-demo-admin'
import { demoOrders } from './orders/demo-orders'
import { keepAppKeys } from './people/sign-in-methods'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop()
})
afterAll(() => shop.close())

async function fill() {
  const keys = keepAppKeys(path.join(mkdtempSync(path.join(tmpdir(), 'demo-admin-')), 'keys.json'))
  await makeDemoAdmin({
    origin: shop.publicOrigin,
    adminOrigin: shop.publicOrigin,
    sandboxOrigin: shop.gatewayOrigin,
    keys,
    invite: async (person) =>
      (await shop.app.admin.invite('owner test', person)).link.split('invitation=')[1] ?? '',
    predate: (orderId, days) => shop.app.predateOrder(orderId, days),
    mailed: mailedToken,
  })
}

async function mailedToken(email: string, link: RegExp): Promise<string> {
  const mail = () => shop.mails.find(({ to, text }) => to === email && link.test(text))
  await eventually(() => mail() !== undefined)
  return link.exec(mail()?.text ?? '')?.[1] ?? ''
}

const counted = async () =>
  Promise.all(
    [
      'orders',
      'shipments',
      'order_notes',
      'refund_requests',
      'contact_messages',
      'message_answers',
      'staff',
      'invoices',
      'returns',
      'batches',
      'subscriptions',
    ].map(async (table) => [table, (await listRows(shop, table)).length]),
  )

test('a demo admin has orders in every state, messages, subscribers and batches, and a second run adds nothing', async () => {
  await fill()
  const orders = await listRows(shop, 'orders')
  const words = Object.fromEntries(
    orders.map(({ order_id, status, fulfilment_state }) => [order_id, `${status}, ${fulfilment_state}`]),
  )
  expect(demoOrders.map(({ orderId, state }) => `${state}: ${words[orderId]}`)).toEqual([
    'unpaid: Pending, none',
    'failed: Failed, none',
    'held: Pending, none',
    'paid: Paid, none',
    'paid: Paid, none',
    'packing: Paid, none',
    'packed: Paid, none',
    'part-shipped: Paid, part-shipped',
    'shipped: Paid, shipped',
    'two-shipments: Paid, shipped',
    'delivered: Paid, delivered',
    'returned: Paid, coming-back',
    'cancelled: Refunded, not-sent',
    'refunded-in-part: Paid, shipped',
    'disputed: Paid, shipped',
    'came-back-in-part: Paid, delivered',
    'coming-back: Paid, coming-back',
    'paid-twice: Paid, none',
    'late: Paid, none',
    'late: Paid, none',
    ...Array.from({ length: 17 }, () => 'paid: Paid, none'),
  ])
  const owner = await shop.staff('owner')
  const { items } = (await owner.get('/api/admin/money/action-items')).json()
  expect(items.map(({ kind }: { kind: string }) => kind)).toEqual(
    expect.arrayContaining(['payment', 'dispute']),
  )
  const { counts } = (await owner.post('/api/admin/subscribers/search', {})).json()
  expect(counts).toEqual({ confirmed: 2, waiting: 1 })
  const { batches } = (await owner.get('/api/admin/batches')).json<FoundBatches>()
  expect(batches.flatMap(({ orders }) => orders.map(({ orderId }) => orderId))).toEqual(
    expect.arrayContaining(['ORD-2007', 'ORD-2011', 'ORD-2016']),
  )
  const before = await counted()
  await fill()
  expect(await counted()).toEqual(before)
})

test('a public shop invites no demo staff and rejects those in its database', async () => {
  const publicShop = await buildTestApp({ config: { publicOrigin: 'https://spices.example' } })
  const { owner } = demoPeople
  await expect(publicShop.app.admin.invite('owner test', owner)).rejects.toThrow('can’t have demo staff')

  const browser = publicShop.visitor()
  const joined = await joinByPassword(publicShop, browser, await createInvitation(publicShop, 'x@example.in'))
  expect(joined.answer.statusCode).toBe(200)
  expect((await givePassword(publicShop.visitor(), 'x@example.in')).statusCode).toBe(200)
  await publicShop.database.connection().execute(sql`update staff set email = ${owner.email}`)
  expect((await givePassword(publicShop.visitor(), owner.email)).json().code).toBe('INVALID_CREDENTIALS')
  await publicShop.close()
})
