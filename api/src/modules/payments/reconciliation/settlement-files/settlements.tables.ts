import { sql } from 'drizzle-orm'
import { bigint, index, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import type { SettlementClass } from 'shared-contracts/payments/admin/settlement-classes'
import { time } from '../../../../db/columns'
import type { ProviderName } from '../../payments.tables'

export const settlementFiles = pgTable('settlement_files', {
  /** SHA-256 of its text. */
  id: text().primaryKey(),
  provider: text().$type<ProviderName>().notNull(),
  name: text().notNull(),
  at: time('at').notNull(),
  by: text().notNull(),
})

/** What a gateway paid to the shop's bank in one go. */
export const settlements = pgTable(
  'settlements',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    provider: text().$type<ProviderName>().notNull(),
    /** The bank's reference. */
    utr: text().notNull(),
    /** As the file writes it; empty where it does not say. */
    paidAt: text('paid_at').notNull(),
    /** Whole paise; none while no file has said it. */
    credited: bigint({ mode: 'number' }),
    /** What does not agree, and since when. */
    troubles: text().array().notNull().default([]),
    troubleSince: time('trouble_since'),
  },
  (table) => [
    unique('settlements_utr').on(table.provider, table.utr),
    index('settlements_trouble').on(table.id).where(sql`trouble_since is not null`),
  ],
)

/** Every line of a settlement, also those of no order: they add up to what the bank got. */
export const settlementLines = pgTable(
  'settlement_lines',
  {
    settlement: bigint({ mode: 'number' })
      .notNull()
      .references(() => settlements.id),
    /** What it is known by in its settlement: kind, event, which one of the same, class. */
    entry: text().notNull(),
    class: text().$type<SettlementClass>().notNull(),
    kind: text().notNull(),
    eventId: text('event_id').notNull(),
    orderId: text('order_id').notNull(),
    /** Our id of a refund, where the file says it. */
    refundId: text('refund_id').notNull(),
    /** Whole paise; below 0 takes. */
    amount: bigint({ mode: 'number' }).notNull(),
    trouble: text(),
  },
  (table) => [primaryKey({ columns: [table.settlement, table.entry] })],
)
