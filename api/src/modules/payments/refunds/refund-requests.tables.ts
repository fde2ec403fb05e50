import { sql } from 'drizzle-orm'
import { bigint, index, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import type { LineQuantity } from 'shared-contracts/fulfilment/shipments'
import { time } from '../../../db/columns'
import { returns } from '../../fulfilment/returns/returns.tables'
import { orders } from '../../orders/orders.tables'
import { staff } from '../../staff/staff.tables'

type RefundRequestKind = 'line' | 'shipping' | 'return' | 'sum' | 'cancel'

/** A refund requested by staff. Its progress after approval is tracked in the ledger. */
export const refundRequests = pgTable(
  'refund_requests',
  {
    id: uuid().primaryKey().defaultRandom(),
    staffId: uuid('staff_id')
      .notNull()
      .references(() => staff.id),
    staffName: text('staff_name').notNull(),
    /** The sender's: the same call again is found by it. */
    repeatKey: text('repeat_key').notNull(),
    order: text().references(() => orders.id),
    /** The gateway's id of the payment; none for an order that is cancelled, of which all payments go back. */
    payment: text(),
    kind: text().$type<RefundRequestKind>().notNull(),
    line: integer(),
    quantity: integer(),
    /** What came back, and the pieces of it that money goes back for. */
    return: text().references(() => returns.id),
    pieces: jsonb().$type<LineQuantity[]>(),
    /** Whole paise. */
    amount: bigint({ mode: 'number' }).notNull(),
    /** In the person's own words. */
    why: text().notNull(),
    /** With line and number, so that no two are the same refund. */
    reason: text().notNull(),
    at: time('at').notNull(),
    state: text().$type<'waits' | 'ordered' | 'undone' | 'refused'>().notNull(),
    /** When what waits goes out by itself; none where another person must confirm it. */
    dueAt: time('due_at'),
    confirmedBy: text('confirmed_by'),
    /** The refunds that it was ordered as. */
    refunds: text().array().notNull().default([]),
    /** Why it was refused when its time had come. */
    trouble: text(),
  },
  (table) => [
    unique('refund_requests_repeat').on(table.staffId, table.repeatKey),
    index('refund_requests_order').on(table.order, table.at),
    index('refund_requests_payment').on(table.payment),
    index('refund_requests_waiting').on(table.at).where(sql`state = 'waits'`),
  ],
)
