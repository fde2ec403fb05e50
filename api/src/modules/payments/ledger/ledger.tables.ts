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

/** Money that a gateway moved: a payment, a refund, or a chargeback by the payer's bank. */
export const movementKinds = ['capture', 'refund', 'dispute'] as const
export type MovementKind = (typeof movementKinds)[number]

/** A movement, or the difference between an accepted payment and its order's total, which doesn't change. */
export type LedgerKind = MovementKind | 'overpayment' | 'underpayment'

/** Captures and differences are done; refunds are pending, done or failed; disputes are open, won or lost. */
export type LedgerState = 'pending' | 'done' | 'failed' | 'open' | 'won' | 'lost'

/**
 * Every movement of money that a gateway reported, with one row per state, and differences that the owner
 * accepted. Append-only: a trigger refuses anything else. The balance of a payment is a sum over its rows.
 */
export const ledger = pgTable(
  'ledger',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: timestamp({ withTimezone: true }).notNull(),
    provider: text().$type<ProviderName>().notNull(),
    kind: text().$type<LedgerKind>().notNull(),
    state: text().$type<LedgerState>().notNull(),
    /** The gateway's id of the payment or dispute; for a refund, the id we gave it. */
    gatewayId: text('gateway_id').notNull(),
    /** In paise, or the smallest unit of another currency. */
    amount: bigint({ mode: 'number' }).notNull(),
    currency: text().notNull().default('INR'),
    /** The order at the gateway, or the stand-alone payment, that the money belongs to. */
    gatewayOrder: text('gateway_order').references(() => gatewayOrders.id),
    standAlone: text('stand_alone').references(() => standAlonePayments.merchantTransactionId),
    /** The capture that a refund, dispute or difference is about. */
    capture: bigint({ mode: 'number' }).references((): AnyPgColumn => ledger.id),
    /** The reason why a capture was held instead of paying for something. */
    held: text().$type<HeldCause>(),
    /** The reason in the gateway's words; for a difference, in the owner's. */
    note: text().notNull().default(''),
    /** The message that reported it; null if the gateway was polled. */
    report: bigint({ mode: 'number' }).references(() => gatewayEvents.id),
  },
  (table) => [
    check('ledger_amount', sql`amount >= 0`),
    uniqueIndex('ledger_one_capture').on(table.provider, table.gatewayId).where(sql`kind = 'capture'`),
    uniqueIndex('ledger_one_difference')
      .on(table.capture)
      .where(sql`kind in ('overpayment', 'underpayment')`),
    index('ledger_accepted').on(table.at).where(sql`kind in ('overpayment', 'underpayment')`),
    index('ledger_gateway_id').on(table.provider, table.kind, table.gatewayId),
    index('ledger_gateway_order').on(table.gatewayOrder),
    index('ledger_stand_alone').on(table.standAlone),
    index('ledger_capture').on(table.capture),
    index('ledger_held').on(table.id).where(sql`held is not null`),
    index('ledger_disputes').on(table.id).where(sql`kind = 'dispute'`),
    index('ledger_at').on(table.provider, table.at),
    // These two are for the admin's daily sales and refunds.
    index('ledger_sales')
      .on(table.at)
      .where(sql`kind = 'capture' and held is null and gateway_order is not null`),
    index('ledger_refunded').on(table.at).where(sql`kind = 'refund' and state = 'done'`),
  ],
)

/** Every payment, with the amounts refunded and lost according to the newest row of each refund and dispute. */
export const captures = pgView('captures', {
  id: bigint({ mode: 'number' }).notNull(),
  at: timestamp({ withTimezone: true }).notNull(),
  provider: text().$type<ProviderName>().notNull(),
  gatewayId: text('gateway_id').notNull(),
  amount: paise('amount'),
  currency: text().notNull(),
  /** The reason why the payment is held; null once the owner has accepted it. */
  held: text().$type<HeldCause>(),
  gatewayOrder: text('gateway_order'),
  standAlone: text('stand_alone'),
  /** The paid order's id at the gateway, our internal id, and the customer-facing id. */
  gatewayOrderId: text('gateway_order_id'),
  order: text(),
  orderId: text('order_id'),
  refunded: paise('refunded'),
  /** Refunds that are ordered or pending. */
  underway: paise('underway'),
  lost: paise('lost'),
  /** An accepted payment's amount minus its order's total; 0 for other payments. */
  difference: paise('difference'),
}).existing()

/** Action items that the owner marked as reviewed. Append-only. */
export const lookedAt = pgTable(
  'looked_at',
  {
    /** The item's id on the list, such as P12. A mismatch that reappears needs a new review. */
    subject: text().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
    who: text().notNull(),
    why: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.subject, table.at] })],
)

/** Mismatches between a gateway's account and the ledger. */
export const differences = pgTable(
  'differences',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    provider: text().$type<ProviderName>().notNull(),
    kind: text().$type<MovementKind>().notNull(),
    gatewayId: text('gateway_id').notNull(),
    cause: text().$type<'missing-here' | 'missing-there' | 'amount' | 'state' | 'doubled'>().notNull(),
    /** In paise; null on the side without the row. */
    here: bigint({ mode: 'number' }),
    there: bigint({ mode: 'number' }),
    /** The movement's state on each side; null on the side without the row. */
    hereState: text('here_state').$type<LedgerState>(),
    thereState: text('there_state').$type<LedgerState>(),
    gatewayOrderId: text('gateway_order_id').notNull(),
    seenAt: time('seen_at').notNull(),
    /** When a later comparison found both sides equal; null while they differ. */
    goneAt: time('gone_at'),
  },
  (table) => [unique('differences_once').on(table.provider, table.kind, table.gatewayId, table.cause)],
)

/** The nightly comparisons of gateways' accounts with the ledger, one row per gateway and night. */
export const nights = pgTable(
  'nights',
  {
    provider: text().$type<ProviderName>().notNull(),
    /** A date in India, such as 2026-11-22. */
    night: date({ mode: 'string' }).notNull(),
    /** Reserved for one process until this time; then any process may take over, unless the night is done. */
    claimedUntil: time('claimed_until').notNull(),
    doneAt: time('done_at'),
  },
  (table) => [primaryKey({ columns: [table.provider, table.night] })],
)
