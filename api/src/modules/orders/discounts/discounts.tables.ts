import { sql } from 'drizzle-orm'
import { bigint, boolean, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { paise as paiseOf } from 'shared-contracts/values/money'
import { paise, time } from '../../../db/columns'
import { orders } from '../orders.tables'

/** Discount codes, and automatic offers without a code. They are paused, never deleted: orders refer to them. */
export const discounts = pgTable(
  'discounts',
  {
    id: text().primaryKey(),
    /** Normalised; null for an automatic offer. */
    code: text().unique('discounts_code'),
    name: text().notNull().default(''),
    kind: text().$type<'percentage' | 'amount' | 'free-shipping'>().notNull(),
    /** Percent of a percentage, paise of an amount, 0 for free shipping. */
    value: bigint({ mode: 'number' }).notNull(),
    /** The most that a percentage saves, in paise. */
    most: bigint({ mode: 'number' }),
    scope: text().$type<'all' | 'products' | 'categories'>().notNull().default('all'),
    /** The ids of the products, or the names of the categories. */
    scopeOf: text('scope_of').array().notNull().default([]),
    minimum: paise('minimum').default(paiseOf(0)),
    startsAt: time('starts_at'),
    endsAt: time('ends_at'),
    /** The most orders in all; null for any number. */
    mostUses: integer('most_uses'),
    mostUsesPerCustomer: integer('most_uses_per_customer'),
    isPaused: boolean('is_paused').notNull().default(false),
    version: integer().notNull().default(1),
    createdAt: time('created_at').notNull(),
    changedAt: time('changed_at').notNull(),
    changedBy: text('changed_by').notNull(),
  },
  () => [
    check(
      'discounts_value',
      sql`case kind when 'percentage' then value between 1 and 100 else value >= 0 end`,
    ),
    check('discounts_called', sql`code is not null or name <> ''`),
  ],
)

/** The order's use of its discount: held while it can be paid, kept once it is paid, released otherwise. */
export const discountUses = pgTable(
  'discount_uses',
  {
    order: text()
      .primaryKey()
      .references(() => orders.id),
    discount: text()
      .notNull()
      .references(() => discounts.id),
    customerId: text('customer_id').notNull(),
    state: text().$type<'held' | 'kept' | 'released'>().notNull(),
    /** True if the order was paid late, after others had used the discount up. Its price was a promise. */
    isAboveLimit: boolean('is_above_limit').notNull().default(false),
  },
  (table) => [
    index('discount_uses_counted').on(table.discount, table.customerId).where(sql`state <> 'released'`),
    check('discount_uses_state', sql`state in ('held', 'kept', 'released')`),
  ],
)
