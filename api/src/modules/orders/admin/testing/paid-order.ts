import { eq } from 'drizzle-orm'
import { outbox } from '../../../../mail/outbox.tables'
import type { TestApp, TestCustomer } from '../../../../testing/app'
import { buildOrder, testLine, testShippingAddress } from '../../../../testing/orders'
import { auditLog } from '../../../staff/audit-log/audit-log.tables'
import { orders } from '../../orders.tables'

let made = 0

interface PaidOrderInput {
  customer?: TestCustomer
  /** The number of packs of turmeric. */
  quantity?: number
  address?: Partial<typeof testShippingAddress>
  isPaid?: boolean
}

/** Places an order and pays for it. @returns its ids and the customer */
export async function paidOrder(shop: TestApp, input: PaidOrderInput = {}) {
  const { quantity = 1, address, isPaid = true } = input
  const customer = input.customer ?? (await shop.customer())
  made += 1
  const orderId = `ORD-${1_795_000_000_000 + made}`
  const subtotal = 125 * quantity
  const sums = { subtotal, shipping: 50, tax: subtotal * 0.18, total: subtotal + 50 }
  const placed = await customer.post(
    '/api/orders',
    buildOrder(customer.id, orderId, {
      products: [{ ...testLine, quantity }],
      shippingAddress: { ...testShippingAddress, ...address },
      ...sums,
    }),
  )
  if (placed.statusCode !== 201) throw new Error(placed.body)
  const [row] = await shop.database
    .connection()
    .update(orders)
    .set({ status: isPaid ? 'Paid' : 'Pending' })
    .where(eq(orders.orderId, orderId))
    .returning({ id: orders.id })
  if (!row) throw new Error(`Order ${orderId} was not stored.`)
  return { id: row.id, orderId, customer }
}

/** Lists an order's audit log entries, oldest first. */
export async function listAuditEntries(shop: TestApp, id: string) {
  const { name, what, before, after, aboutId } = auditLog
  return shop.database
    .connection()
    .select({ name, what, before, after })
    .from(auditLog)
    .where(eq(aboutId, id))
    .orderBy(auditLog.id)
}

/** Returns the subjects of the mails waiting to be sent. */
export async function waitingMails(shop: TestApp): Promise<string[]> {
  const rows = await shop.database.connection().select({ subject: outbox.subject }).from(outbox)
  return rows.map(({ subject }) => subject)
}
