import { sql } from 'drizzle-orm'
import { bigint, index, integer, jsonb, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core'
import type { StandAloneState } from 'shared-contracts/domain/payments'
import { orders } from './orders'

const time = (name: string) => timestamp(name, { withTimezone: true })

/** An order as it stands at a gateway; another one follows only when the gateway has closed the last. */
export const gatewayOrders = pgTable(
  'gateway_orders',
  {
    id: text().primaryKey(),
    order: text()
      .notNull()
      .references(() => orders.id),
    number: integer().notNull(),
    /** Ours, unique over all customers. */
    gatewayOrderId: text('gateway_order_id').notNull().unique(),
    /** The gateway's own id, session and link; none until it has answered. */
    providerId: text('provider_id'),
    sessionId: text('session_id'),
    paymentLink: text('payment_link'),
    createdAt: time('created_at').notNull(),
    /** When the gateway is asked next; none when its word is final. */
    nextQuestionAt: time('next_question_at'),
  },
  (table) => [
    unique('gateway_orders_number').on(table.order, table.number),
    index('gateway_orders_due').on(table.nextQuestionAt).where(sql`next_question_at is not null`),
  ],
)

/** What gateways sent, byte for byte, kept before anything is done about it. */
export const gatewayEvents = pgTable(
  'gateway_events',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    provider: text().$type<'cashfree' | 'phonepe'>().notNull(),
    contentHash: text('content_hash').notNull(),
    body: text().notNull(),
    receivedAt: time('received_at').notNull(),
    appliedAt: time('applied_at'),
    /** What became of it: applied, repeated, held, parked or ignored. */
    outcome: text(),
  },
  (table) => [
    unique('gateway_events_content').on(table.provider, table.contentHash),
    index('gateway_events_open').on(table.id).where(sql`applied_at is null`),
  ],
)

/** Payments of the stand-alone page, which belong to no order. */
export const standAlonePayments = pgTable(
  'stand_alone_payments',
  {
    merchantTransactionId: text('merchant_transaction_id').primaryKey(),
    /** Whole paise. */
    amount: bigint({ mode: 'number' }).notNull(),
    customerId: text('customer_id').notNull(),
    name: text().notNull(),
    phone: text().notNull(),
    state: text().$type<StandAloneState>().notNull(),
    transactionId: text('transaction_id'),
    /** The gateway's newest word, as the status page reads it. */
    code: text().notNull(),
    message: text().notNull(),
    detail: jsonb().$type<Record<string, unknown>>().notNull(),
    createdAt: time('created_at').notNull(),
    nextQuestionAt: time('next_question_at'),
  },
  (table) => [
    index('stand_alone_payments_due').on(table.nextQuestionAt).where(sql`next_question_at is not null`),
  ],
)
