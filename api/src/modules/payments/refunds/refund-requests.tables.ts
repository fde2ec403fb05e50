import { sql } from 'drizzle-orm'
import { bigint, index, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import type { LineQuantity } from 'shared-contracts/fulfilment/shipments'
import { time } from '../../../db/columns'
import { returns } from '../../fulfilment/returns/returns.tables'
import { orders } from '../../orders/orders.tables'
import { staff } from '../../staff/staff.tables'

type RefundRequestKind = 'line' | 'shipping' | 'return' | 'sum' | 'cancel'

/** A refund requested by staff, or by a customer who cancels an order. Its progress after approval is tracked in the ledger. */
export const refundRequests = pgTable(
  'refund_requests',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Null for a customer's cancellation, of which an order has one at most. */
    staffId: uuid('staff_id').references(() => staff.id),
    staffName: text('staff_name').notNull(),
    /** The client's idempotency key. */
    repeatKey: text('repeat_key').notNull(),
    order: text().references(() => orders.id),
    /** The gateway's payment id; null for a cancelled order, whose payments are all refunded. */
    payment: text(),
    kind: text().$type<RefundRequestKind>().notNull(),
    line: integer(),
    quantity: integer(),
    /** The return, and the items of it that are refunded. */
    return: text().references(() => returns.id),
    pieces: jsonb().$type<LineQuantity[]>(),
    /** In paise. */
    amount: bigint({ mode: 'number' }).notNull(),
    /** The reason in the person's own words. */
    why: text().notNull(),
    /** Includes the line and a number, so that no two refunds look the same. */
    reason: text().notNull(),
    at: time('at').notNull(),
    state: text().$type<'waits' | 'ordered' | 'undone' | 'refused'>().notNull(),
    /** When a waiting request is executed; null if another person must approve it. */
    dueAt: time('due_at'),
    confirmedBy: text('confirmed_by'),
    /** The ids of the resulting refunds. */
    refunds: text().array().notNull().default([]),
    /** The reason why it could not be executed when it was due. */
    trouble: text(),
  },
  (table) => [
    unique('refund_requests_repeat').on(table.staffId, table.repeatKey),
    index('refund_requests_order').on(table.order, table.at),
    index('refund_requests_payment').on(table.payment),
    index('refund_requests_waiting').on(table.at).where(sql`state = 'waits'`),
  ],
)
