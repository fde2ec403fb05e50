import { and, arrayContains, asc, eq, inArray, isNull, notExists, or, sql } from 'drizzle-orm'
import type { Database } from '../../../../db/connection'
import { returns } from '../../../fulfilment/returns/returns.tables'
import { invoices } from '../../../invoicing/invoices.tables'
import { orders } from '../../../orders/orders.tables'
import { captures, ledger } from '../../ledger/ledger.tables'
import { refundNotes } from '../../refunds/refund-notes.tables'
import { refundRequests } from '../../refunds/refund-requests.tables'
import type { RefundRequestRow } from '../refunds/refund-requests.repository'

export interface DoneRefund {
  /** The gateway and our refund id, such as 'cashfree-RF1'. */
  refund: string
  id: string
  order: string
  at: Date
  amount: number
}

export type RefundNotesRepository = ReturnType<typeof createRefundNotesRepository>

export function createRefundNotesRepository({ connection: db }: Pick<Database, 'connection'>) {
  const name = sql<string>`${ledger.provider} || '-' || ${ledger.gatewayId}`
  const isDone = and(eq(ledger.kind, 'refund'), eq(ledger.state, 'done'), eq(ledger.currency, 'INR'))
  /** Payments that paid for an order, so not held ones. */
  const paid = and(eq(captures.id, ledger.capture), isNull(captures.held))

  return {
    /** Lists completed, unhandled refunds of orders that have an invoice or were refunded in full. */
    async open(): Promise<DoneRefund[]> {
      const mark = db().select({ one: sql`1` }).from(refundNotes).where(eq(refundNotes.refund, name))
      const invoice = db().select({ one: sql`1` }).from(invoices).where(eq(invoices.order, orders.id))
      const rows = await db()
        .select({
          refund: name,
          id: ledger.gatewayId,
          order: orders.id,
          at: ledger.at,
          amount: ledger.amount,
        })
        .from(ledger)
        .innerJoin(captures, paid)
        .innerJoin(orders, eq(orders.id, captures.order))
        .where(and(isDone, notExists(mark), or(sql`exists ${invoice}`, eq(orders.status, 'Refunded'))))
        .orderBy(asc(ledger.id))
      return rows
    },

    async isMarked(refund: string): Promise<boolean> {
      return (await db().select().from(refundNotes).where(eq(refundNotes.refund, refund))).length > 0
    },

    async mark(row: typeof refundNotes.$inferInsert): Promise<void> {
      await db().insert(refundNotes).values(row)
    },

    async refundedOf(order: string): Promise<number> {
      const rows = await db()
        .selectDistinct({ refund: name, amount: ledger.amount })
        .from(ledger)
        .innerJoin(captures, paid)
        .where(and(isDone, eq(captures.order, order)))
      return rows.reduce((sum, { amount }) => sum + amount, 0)
    },

    /** Returns the amount paid for an order, and accepted, beyond its total. */
    async overpaidOf(order: string): Promise<number> {
      const rows = await db().select().from(captures).where(eq(captures.order, order))
      return rows.reduce((sum, { difference }) => sum + Math.max(0, difference), 0)
    },

    /** Returns the admin's request for a refund; undefined if made by command or on the gateway's dashboard. */
    async refundRequestOf(id: string): Promise<RefundRequestRow | undefined> {
      const [row] = await db()
        .select()
        .from(refundRequests)
        .where(arrayContains(refundRequests.refunds, [id]))
      return row
    },

    async shipmentOf(returnId: string): Promise<string | undefined> {
      const [row] = await db()
        .select()
        .from(returns)
        .where(inArray(returns.id, [returnId]))
      return row?.shipment
    },
  }
}
