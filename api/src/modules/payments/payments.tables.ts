import { sql } from 'drizzle-orm'
import { bigint, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core'
import type { StandAloneState } from 'shared-contracts/payments/payment'
import { time } from '../../db/columns'
import { orders } from '../orders/orders.tables'

/** The name of a protocol of a provider; a payment keeps the one it began with. */
export type ProviderName = string
const provider = () => text().$type<ProviderName>().notNull()

/** Of rows that are claimed, worked off, and tried again later: see src/queue. */
const tried = () => ({
  /** How often in a row the work has failed, or was cut off. */
  attempts: integer().notNull().default(0),
  /** Why the last try failed, for the owner. */
  trouble: text(),
})

/** An order as it stands at a gateway; another one follows only when the gateway has closed the last. */
export const gatewayOrders = pgTable(
  'gateway_orders',
  {
    id: text().primaryKey(),
    order: text()
      .notNull()
      .references(() => orders.id),
    number: integer().notNull(),
    provider: provider().default('cashfree'),
    /** Ours, unique over all customers. */
    gatewayOrderId: text('gateway_order_id').notNull().unique(),
    /** The gateway's own id, session and link; none until it has answered. */
    providerId: text('provider_id'),
    sessionId: text('session_id'),
    paymentLink: text('payment_link'),
    createdAt: time('created_at').notNull(),
    /** When the gateway is asked next; none when its word is final. */
    nextQuestionAt: time('next_question_at'),
    ...tried(),
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
    provider: provider(),
    contentHash: text('content_hash').notNull(),
    body: text().notNull(),
    receivedAt: time('received_at').notNull(),
    appliedAt: time('applied_at'),
    /** What became of it: applied, repeated, held, unmatched, asked, ignored, failed after the last try, or done by the owner. */
    outcome: text(),
    /** When it is to be applied next; none when that is over. */
    nextTryAt: time('next_try_at'),
    ...tried(),
  },
  (table) => [
    unique('gateway_events_content').on(table.provider, table.contentHash),
    index('gateway_events_due').on(table.nextTryAt).where(sql`next_try_at is not null`),
  ],
)

/** A refund that the owner has ordered. Its progress is tracked in the ledger. */
export const refunds = pgTable(
  'refunds',
  {
    /** Ours, sent to the gateway: the same command again is the same refund. */
    id: text().primaryKey(),
    /** The payment that is refunded: its row of the ledger. */
    capture: bigint({ mode: 'number' }).notNull(),
    /** Whole paise. */
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

/** Payments of the stand-alone page, which belong to no order. */
export const standAlonePayments = pgTable(
  'stand_alone_payments',
  {
    merchantTransactionId: text('merchant_transaction_id').primaryKey(),
    provider: provider().default('phonepe-v1'),
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
    ...tried(),
  },
  (table) => [
    index('stand_alone_payments_due').on(table.nextQuestionAt).where(sql`next_question_at is not null`),
  ],
)
