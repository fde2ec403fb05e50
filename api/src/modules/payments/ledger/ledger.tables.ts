import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigint,
  check,
  date,
  index,
  pgTable,
  pgView,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { paise, time } from '../../../db/columns'
import type { HeldCause } from '../../orders/orders.tables'
import { gatewayEvents, gatewayOrders, type ProviderName, standAlonePayments } from '../payments.tables'

/** Money in, money back, and money that a payer's bank has asked back. */
export type LedgerKind = 'capture' | 'refund' | 'dispute'

/** Each kind's own: a capture is done; a refund is pending, done or failed; a dispute is open, won or lost. */
export type LedgerState = 'pending' | 'done' | 'failed' | 'open' | 'won' | 'lost'

/**
 * Every movement of money that a gateway has reported, a row for each state it has come to. Rows are only ever added: a
 * trigger refuses anything else. What is left of a payment is a sum over them.
 */
export const ledger = pgTable(
  'ledger',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: timestamp({ withTimezone: true }).notNull(),
    provider: text().$type<ProviderName>().notNull(),
    kind: text().$type<LedgerKind>().notNull(),
    state: text().$type<LedgerState>().notNull(),
    /** The gateway's id of the payment or dispute; of a refund the id we gave it, which the gateway keeps. */
    gatewayId: text('gateway_id').notNull(),
    /** Whole paise, or the smallest unit of another currency. */
    amount: bigint({ mode: 'number' }).notNull(),
    currency: text().notNull().default('INR'),
    /** What was paid: an order at the gateway, or a payment of the stand-alone page. */
    gatewayOrder: text('gateway_order').references(() => gatewayOrders.id),
    standAlone: text('stand_alone').references(() => standAlonePayments.merchantTransactionId),
    /** Of a refund or dispute: the capture it is about. */
    capture: bigint({ mode: 'number' }).references((): AnyPgColumn => ledger.id),
    /** Of a capture: why it did not pay what it was for. */
    held: text().$type<HeldCause>(),
    /** The gateway's own words. */
    note: text().notNull().default(''),
    /** The message that told it; none where the gateway was asked. */
    report: bigint({ mode: 'number' }).references(() => gatewayEvents.id),
  },
  (table) => [
    check('ledger_amount', sql`amount >= 0`),
    uniqueIndex('ledger_one_capture').on(table.provider, table.gatewayId).where(sql`kind = 'capture'`),
    index('ledger_gateway_id').on(table.provider, table.kind, table.gatewayId),
    index('ledger_gateway_order').on(table.gatewayOrder),
    index('ledger_stand_alone').on(table.standAlone),
    index('ledger_capture').on(table.capture),
    index('ledger_held').on(table.id).where(sql`held is not null`),
    index('ledger_disputes').on(table.id).where(sql`kind = 'dispute'`),
    index('ledger_at').on(table.provider, table.at),
    // The admin's numbers of a day: what came in for orders, and what went back.
    index('ledger_sales')
      .on(table.at)
      .where(sql`kind = 'capture' and held is null and gateway_order is not null`),
    index('ledger_refunded').on(table.at).where(sql`kind = 'refund' and state = 'done'`),
  ],
)

/** Every payment with what has become of its money, by the newest row of each refund and dispute. */
export const captures = pgView('captures', {
  id: bigint({ mode: 'number' }).notNull(),
  at: timestamp({ withTimezone: true }).notNull(),
  provider: text().$type<ProviderName>().notNull(),
  gatewayId: text('gateway_id').notNull(),
  amount: paise('amount'),
  currency: text().notNull(),
  held: text().$type<HeldCause>(),
  gatewayOrder: text('gateway_order'),
  standAlone: text('stand_alone'),
  /** What an order's payment was for: its id at the gateway, ours, and the customer's. */
  gatewayOrderId: text('gateway_order_id'),
  order: text(),
  orderId: text('order_id'),
  refunded: paise('refunded'),
  /** On the way back, or ordered to go. */
  underway: paise('underway'),
  lost: paise('lost'),
}).existing()

/** What the owner has taken off the list of what waits. Rows are only ever added. */
export const lookedAt = pgTable(
  'looked_at',
  {
    /** What it was called on that list, such as P12. A difference that comes back is looked at again. */
    subject: text().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
    who: text().notNull(),
    why: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.subject, table.at] })],
)

/** Where a gateway's account and the ledger do not agree. */
export const differences = pgTable(
  'differences',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    provider: text().$type<ProviderName>().notNull(),
    kind: text().$type<LedgerKind>().notNull(),
    gatewayId: text('gateway_id').notNull(),
    cause: text().$type<'missing-here' | 'missing-there' | 'amount' | 'state' | 'doubled'>().notNull(),
    /** Paise; none on the side where the row is missing. */
    here: bigint({ mode: 'number' }),
    there: bigint({ mode: 'number' }),
    /** How the movement stands on either side; none where the row is missing. */
    hereState: text('here_state').$type<LedgerState>(),
    thereState: text('there_state').$type<LedgerState>(),
    /** The order's id at the gateway. */
    gatewayOrderId: text('gateway_order_id').notNull(),
    seenAt: time('seen_at').notNull(),
    /** When a later comparison found both sides equal; none while they differ. */
    goneAt: time('gone_at'),
  },
  (table) => [unique('differences_once').on(table.provider, table.kind, table.gatewayId, table.cause)],
)

/** The nights in which a gateway's account was compared with the ledger, one row each over all processes. */
export const nights = pgTable(
  'nights',
  {
    provider: text().$type<ProviderName>().notNull(),
    /** The night's date in India, such as 2026-11-22. */
    night: date({ mode: 'string' }).notNull(),
    /** Until then it is one process's work; afterwards, unless it is done, anybody's. */
    claimedUntil: time('claimed_until').notNull(),
    doneAt: time('done_at'),
  },
  (table) => [primaryKey({ columns: [table.provider, table.night] })],
)
