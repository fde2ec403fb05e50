import { randomUUID } from 'node:crypto'
import type { InvoiceList } from 'shared-contracts/invoicing/admin/invoices-schema'
import type { AdminOrder } from 'shared-contracts/orders/admin/orders-schema'
import type { Checks } from '../../harness/checks'
import type { AdminPerson } from '../../harness/over-http/admin-person'
import type { ShopWithGateway } from '../../harness/shop/shop-with-gateway'
import { paidOrders } from './paid-orders'

const AT_ONCE = 20
/** The number of dispatches that are acknowledged before the api is killed. */
const ACKNOWLEDGED = 5

interface Dispatch {
  order: string
  key: string
  body: { courier: string; awb: string }
  isAcknowledged: boolean
}

/** Ships twenty orders at the same moment, then, `kills` times, twenty more while the api is killed. */
export async function dispatches(
  shop: ShopWithGateway,
  admin: AdminPerson,
  kills: number,
  { expect }: Checks,
): Promise<void> {
  const shipped: string[] = []
  for (const isKilled of [false, ...Array.from({ length: kills }, () => true)]) {
    const all = (await paidOrders(shop, admin, AT_ONCE)).map(toDispatch)
    await sendAll(admin, all, isKilled ? shop : undefined)
    if (isKilled) {
      const acknowledged = all.filter((one) => one.isAcknowledged)
      console.log(`killed after ${acknowledged.length} of ${AT_ONCE} dispatches were acknowledged`)
      await shop.start()
      const shipments = await Promise.all(acknowledged.map(({ order }) => countShipments(admin, order)))
      expect(
        shipments.every((count) => count === 1),
        'no acknowledged shipment is lost',
        shipments,
      )
      await sendAll(admin, all)
    }
    const lost = all.filter((one) => !one.isAcknowledged).length
    expect(lost === 0, `${AT_ONCE} shipments are dispatched${isKilled ? ', after a kill midway' : ''}`, lost)
    shipped.push(...all.map(({ order }) => order))
  }
  const shipments = await Promise.all(shipped.map((order) => countShipments(admin, order)))
  expect(
    shipments.every((count) => count === 1),
    'each order was shipped once, however often the request was sent',
    shipments,
  )
  await theSeriesIsWhole(admin, shipped, expect)
}

function toDispatch(order: string, index: number): Dispatch {
  return {
    order,
    key: randomUUID(),
    body: { courier: 'delhivery', awb: `DRILL-${order.slice(0, 8)}-${index}` },
    isAcknowledged: false,
  }
}

/** Sends all at once, each with its idempotency key. @param victim the shop to kill after some responses */
async function sendAll(
  admin: AdminPerson,
  all: readonly Dispatch[],
  victim?: ShopWithGateway,
): Promise<void> {
  let answered = 0
  let killing: Promise<void> | undefined
  await Promise.all(
    all.map(async (one) => {
      const answer = await admin
        .sendOnce(`/api/admin/orders/${one.order}/ship`, one.body, one.key)
        .catch(() => undefined)
      if (answer?.status !== 200) return
      one.isAcknowledged = true
      answered += 1
      if (victim && answered >= ACKNOWLEDGED) killing ??= victim.kill()
    }),
  )
  await killing
}

async function countShipments(admin: AdminPerson, order: string): Promise<number> {
  const { shipments } = await admin.get<AdminOrder>(`/api/admin/orders/${order}`)
  return shipments.filter(({ state }) => state === 'shipped').length
}

/** Checks that every shipment has one invoice and that the invoice numbers have no gaps: 1, 2, 3 … */
async function theSeriesIsWhole(
  admin: AdminPerson,
  orders: readonly string[],
  expect: Checks['expect'],
): Promise<void> {
  const invoices = await allInvoices(admin)
  const serials = invoices.map(({ number }) => Number(number.split('/').at(-1))).toSorted((a, b) => a - b)
  const isWhole = serials.every((serial, index) => serial === index + 1)
  expect(isWhole, `the invoice numbers 1 to ${serials.length} have no gaps or duplicates`, serials)
  const of = invoices.map(({ order }) => order)
  const isEach = orders.every((order) => of.filter((one) => one === order).length === 1)
  expect(isEach, 'each shipment has one invoice')
}

async function allInvoices(admin: AdminPerson) {
  const all: InvoiceList['invoices'] = []
  let after = ''
  do {
    const part = await admin.post<InvoiceList>(200, '/api/admin/invoices/search', { words: '', after })
    all.push(...part.invoices)
    after = part.next ?? ''
  } while (after)
  return all
}
