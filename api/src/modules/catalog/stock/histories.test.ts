import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { run } from '../../../db/connection'
import { buildTestApp, type TestApp, type TestCustomer } from '../../../testing/app'
import type { TestStaff } from '../../../testing/staff'
import { HOLD_MS, type Orders } from '../../orders'
import {
  listBrokenCounts,
  moneyFor,
  orderPayments,
  postOnce,
  stockCalls,
  turmericOrder,
} from './testing/counted-shop'

/*
 * Plays random histories of one pack: orders, payments, late payments, expiries, cancellations, refunds,
 * shipments, undos, returns and adjustments, in any sequence, possible or not. After each step the counts must add up.
 */

const steps = fc.oneof(
  fc.record({ does: fc.constant('place' as const), quantity: fc.integer({ min: 1, max: 4 }) }),
  fc.record({
    does: fc.constantFrom(
      ...(['begin', 'pay', 'fail', 'refund', 'refund a part', 'cancel'] as const),
      ...(['ship', 'undo', 'deliver', 'return'] as const),
    ),
    order: fc.nat(4),
  }),
  fc.record({ does: fc.constant('expire' as const) }),
  fc.record({
    does: fc.constant('adjust' as const),
    kind: fc.constantFrom('received', 'damaged', 'correction'),
    quantity: fc.integer({ min: 1, max: 5 }),
  }),
)
type Step = typeof steps extends fc.Arbitrary<infer Value> ? Value : never

interface Placed {
  id: string
  orderId: string
  quantity: number
  shipment?: { id: string; version: number }
}

let shop: TestApp
let asha: TestCustomer
let owner: TestStaff
let orders: Orders
let number = 0
beforeAll(async () => {
  shop = await buildTestApp()
  owner = await shop.staff('owner')
  asha = await shop.customer('asha')
  orders = orderPayments(shop)
})
afterAll(() => shop.close())

async function placeOrder(quantity: number): Promise<Placed[]> {
  number += 1
  const orderId = `ORD-${number}`
  const address = { ...turmericOrder('', '', 1).shippingAddress, addressLine2: orderId }
  await asha.post('/api/orders', turmericOrder(asha.id, orderId, quantity, { shippingAddress: address }))
  const rows = (await run(shop.database, sql`select id from orders where order_id = ${orderId}`)) as Placed[]
  return rows.map(({ id }) => ({ id, orderId, quantity }))
}

/** Ignores refusals: a step may be impossible. A refusal changes nothing. */
const ifPossible = (work: Promise<unknown>) => work.catch(() => {})

type OrderStep = Exclude<Step['does'], 'place' | 'expire' | 'adjust'>

const refund = (id: string, isAll: boolean) =>
  orders.refunded(id, { refund: 'r', paymentId: 'p', amount: moneyFor(1).amount, reason: '', isAll })

async function post(path: string, { shipment }: Placed, body: object = {}) {
  if (!shipment) return
  const url = `/api/admin/shipments/${shipment.id}/${path}`
  const version = await versionOf(shipment.id)
  await postOnce(owner, url, { version, ...body }, `${path}-${number}-${Math.random()}`)
}

const acts: Record<OrderStep, (order: Placed) => Promise<unknown>> = {
  begin: ({ id }) => ifPossible(orders.holdForPayment({ id }).then(() => orders.reopen(id, asha.id))),
  pay: ({ id, quantity }) => orders.arrived(id, moneyFor(quantity), 'gateway'),
  fail: ({ id }) => orders.failed(id, { paymentId: '', reason: '' }, 'gateway'),
  refund: ({ id }) => refund(id, true),
  'refund a part': ({ id }) => refund(id, false),
  cancel: ({ orderId }) => asha.post(`/api/orders/${orderId}/cancel`, {}),
  async ship(order) {
    const parcel = { courier: 'dtdc', awb: `D-${order.id.slice(0, 30)}` }
    const shipped = await owner.post(`/api/admin/orders/${order.id}/ship`, parcel)
    if (shipped.statusCode === 200) order.shipment = shipped.json().shipment
  },
  undo: (order) => post('undo', order),
  deliver: (order) => post('arrival', order, { state: 'delivered' }),
  return(order) {
    const line = { line: 0, quantity: 1, condition: 'good', isForSale: true, reason: 'not-wanted' }
    return post('returns', order, { lines: [line], note: '' })
  },
}

async function versionOf(shipment: string): Promise<number> {
  const [row] = (await run(shop.database, sql`select version from shipments where id = ${shipment}`)) as {
    version: number
  }[]
  return row?.version ?? 0
}

async function play(history: readonly Step[], onHand: number): Promise<void> {
  const stock = stockCalls(owner)
  await stock.start(onHand)
  const placed: Placed[] = []
  for (const step of history) {
    if (step.does === 'place') placed.push(...(await placeOrder(step.quantity)))
    else if (step.does === 'adjust') {
      const quantity = step.kind === 'correction' ? -step.quantity : step.quantity
      await stock.adjust({ kind: step.kind, quantity })
    } else if (step.does === 'expire') {
      shop.wait(HOLD_MS)
      await orders.releaseOverHolds()
    } else {
      const order = placed[step.order]
      if (order) await acts[step.does](order)
    }
    expect(await listBrokenCounts(shop)).toEqual([])
    expect(await listOversold()).toEqual([])
  }
  await stock.stop()
}

/** Lists paid orders that lack packs without an action item, or that hold other packs than they still have to send. */
function listOversold() {
  return run(
    shop.database,
    sql`
      select orders.order_id from orders
      join order_lines on order_lines."order" = orders.id
      where orders.status = 'Paid' and exists (select from stock_levels)
        and orders.fulfilment_state = 'none'
        and order_lines.quantity <> (
          select coalesce(sum(quantity + missing), 0) from stock_reservations where "order" = orders.id)`,
  )
}

test('after any history, on hand is the sum of movements, reserved that of reservations, and no pack is sold twice', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(steps, { minLength: 5, maxLength: 14 }), fc.nat(6), async (history, onHand) => {
      await run(shop.database, sql`update orders set status = 'Refunded'`)
      await play(history, onHand)
    }),
    { numRuns: Number(process.env.RUNS ?? 12), endOnFailure: true },
  )
}, 600_000)
