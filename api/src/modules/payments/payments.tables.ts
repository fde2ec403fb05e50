import { sql } from 'drizzle-orm'
import { bigint, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core'
import type { StandAloneState } from 'shared-contracts/payments/payment'
import { time } from '../../db/columns'
import { orders } from '../orders/orders.tables'

/** The name of a provider's protocol, such as 'phonepe-v1'. A payment keeps the one it started with. */
export type ProviderName = string
const provider = () => text().$type<ProviderName>().notNull()

/** Columns of rows that are claimed, processed and retried: see src/jobs/queue. */
const tried = () => ({
  /** The number of consecutive attempts that failed or were interrupted. */
  attempts: integer().notNull().default(0),
  /** The reason why the last attempt failed, for the owner. */
  trouble: text(),
})

/** An order at a gateway. A new one is created only after the gateway has closed the last. */
export const gatewayOrders = pgTable(
  'gateway_orders',
  {
    id: text().primaryKey(),
    order: text()
      .notNull()
      .references(() => orders.id),
    number: integer().notNull(),
    provider: provider().default('cashfree'),
    /** Chosen by us; unique across all customers. */
    gatewayOrderId: text('gateway_order_id').notNull().unique(),
    /** The gateway's own id, session and link; null until it answers. */
    providerId: text('provider_id'),
    sessionId: text('session_id'),
    paymentLink: text('payment_link'),
    createdAt: time('created_at').notNull(),
    /** The time of the next poll; null once the outcome is final. */
    nextQuestionAt: time('next_question_at'),
    ...tried(),
  },
  (table) => [
    unique('gateway_orders_number').on(table.order, table.number),
    index('gateway_orders_due').on(table.nextQuestionAt).where(sql`next_question_at is not null`),
  ],
)

/** The gateways' raw messages, stored byte for byte before they are processed. */
export const gatewayEvents = pgTable(
  'gateway_events',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    provider: provider(),
    contentHash: text('content_hash').notNull(),
    body: text().notNull(),
    receivedAt: time('received_at').notNull(),
    appliedAt: time('applied_at'),
    /** Applied, repeated, held, unmatched, asked, ignored, failed for good, or done by the owner. */
    outcome: text(),
    /** The time of the next attempt to apply it; null if there is none. */
    nextTryAt: time('next_try_at'),
    ...tried(),
  },
  (table) => [
    unique('gateway_events_content').on(table.provider, table.contentHash),
    index('gateway_events_due').on(table.nextTryAt).where(sql`next_try_at is not null`),
  ],
)

/** Refunds ordered in the admin or by command. Their progress is tracked in the ledger. */
export const refunds = pgTable(
  'refunds',
  {
    /** Our id, sent to the gateway, so that a repeated command is the same refund. */
    id: text().primaryKey(),
    /** The refunded payment's ledger row. */
    capture: bigint({ mode: 'number' }).notNull(),
    /** In paise. */
    amount: bigint({ mode: 'number' }).notNull(),
    reason: text().notNull(),
    who: text().notNull().default(''),
    createdAt: time('created_at').notNull(),
    nextQuestionAt: time('next_question_at'),
    ...tried(),
  },
  (table) => [
    index('refunds_capture').on(table.capture),
    index('refunds_due').on(table.nextQuestionAt).where(sql`next_question_at is not null`),
  ],
)

/** Payments made on the stand-alone page, without an order. */
export const standAlonePayments = pgTable(
  'stand_alone_payments',
  {
    merchantTransactionId: text('merchant_transaction_id').primaryKey(),
    provider: provider().default('phonepe-v1'),
    /** In paise. */
    amount: bigint({ mode: 'number' }).notNull(),
    customerId: text('customer_id').notNull(),
    name: text().notNull(),
    phone: text().notNull(),
    state: text().$type<StandAloneState>().notNull(),
    transactionId: text('transaction_id'),
    /** The gateway's latest code, as shown on the status page. */
    code: text().notNull(),
    message: text().notNull(),
    detail: jsonb().$type<Record<string, unknown>>().notNull(),
    createdAt: time('created_at').notNull(),
    nextQuestionAt: time('next_question_at'),
    ...tried(),
  },
  (table) => [
    index('stand_alone_payments_due').on(table.nextQuestionAt).where(sql`next_question_at is not null`),
  ],
)
