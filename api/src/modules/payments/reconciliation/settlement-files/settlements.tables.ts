import { sql } from 'drizzle-orm'
import { bigint, index, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import type { SettlementClass } from 'shared-contracts/payments/admin/settlement-classes'
import { time } from '../../../../db/columns'
import type { ProviderName } from '../../payments.tables'

export const settlementFiles = pgTable('settlement_files', {
  /** SHA-256 of the text. */
  id: text().primaryKey(),
  provider: text().$type<ProviderName>().notNull(),
  name: text().notNull(),
  at: time('at').notNull(),
  by: text().notNull(),
})

/** A gateway's payout to the shop's bank. */
export const settlements = pgTable(
  'settlements',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    provider: text().$type<ProviderName>().notNull(),
    /** The bank's reference. */
    utr: text().notNull(),
    /** The date as written in the file; empty if missing. */
    paidAt: text('paid_at').notNull(),
    /** In paise; null until a file contains it. */
    credited: bigint({ mode: 'number' }),
    /** Discrepancies found, if any. */
    troubles: text().array().notNull().default([]),
    troubleSince: time('trouble_since'),
  },
  (table) => [
    unique('settlements_utr').on(table.provider, table.utr),
    index('settlements_trouble').on(table.id).where(sql`trouble_since is not null`),
  ],
)

/** Every line of a settlement, including those without an order: they add up to the bank's credit. */
export const settlementLines = pgTable(
  'settlement_lines',
  {
    settlement: bigint({ mode: 'number' })
      .notNull()
      .references(() => settlements.id),
    /** The line's key within its settlement: kind, event, occurrence, class. */
    entry: text().notNull(),
    class: text().$type<SettlementClass>().notNull(),
    kind: text().notNull(),
    eventId: text('event_id').notNull(),
    orderId: text('order_id').notNull(),
    /** Our refund id, if the file has it. */
    refundId: text('refund_id').notNull(),
    /** In paise; negative amounts are deducted. */
    amount: bigint({ mode: 'number' }).notNull(),
    trouble: text(),
  },
  (table) => [primaryKey({ columns: [table.settlement, table.entry] })],
)
