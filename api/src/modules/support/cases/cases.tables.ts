import { sql } from 'drizzle-orm'
import {
  bigint,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { LineQuantity } from 'shared-contracts/fulfilment/shipments'
import type { Language } from 'shared-contracts/i18n/language'
import type { CaseDecision } from 'shared-contracts/support/admin/cases-schema'
import type { CaseKind, CaseReason, CaseState } from 'shared-contracts/support/cases/case'
import { time } from '../../../db/columns'
import { orders } from '../../orders/orders.tables'

const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' })

/** Customers' requests about their orders: cancellations, problems and returns. */
export const cases = pgTable(
  'cases',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    order: text()
      .notNull()
      .references(() => orders.id),
    kind: text().$type<CaseKind>().notNull(),
    state: text().$type<CaseState>().notNull(),
    /** The time since which it has been in its state, so that the longest wait is answered first. */
    since: time('since').notNull(),
    reason: text().$type<CaseReason>(),
    items: jsonb().$type<LineQuantity[]>().notNull(),
    text: text().notNull(),
    /** The paise that a cancellation refunds; null if nothing was paid. */
    refund: bigint({ mode: 'number' }),
    openedAt: time('opened_at').notNull(),
    /** The language of the page on which it was opened, for its mails. */
    language: text().$type<Language>().notNull(),
    /** The customer's idempotency key. */
    repeatKey: text('repeat_key').unique(),
    /** Incremented by each change. */
    version: integer().notNull().default(0),
    /** The person who last changed it, and the time. */
    changedBy: text('changed_by').notNull(),
    changedAt: time('changed_at').notNull(),
  },
  (table) => [
    index('cases_order').on(table.order, table.id),
    index('cases_state').on(table.state, table.since, table.id),
    uniqueIndex('cases_one_cancellation').on(table.order).where(sql`kind = 'cancellation'`),
  ],
)

export const caseMessages = pgTable(
  'case_messages',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    case: bigint({ mode: 'number' })
      .notNull()
      .references(() => cases.id, { onDelete: 'cascade' }),
    /** The person who replied; null for the customer. */
    staffName: text('staff_name'),
    text: text().notNull(),
    decision: text().$type<CaseDecision>(),
    at: time('at').notNull(),
    /** The sender's idempotency key, so that a message is stored and mailed once. */
    repeatKey: text('repeat_key').unique(),
  },
  (table) => [index('case_messages_case').on(table.case, table.id)],
)

/** Private: only the customer and staff may fetch them. */
export const casePhotos = pgTable(
  'case_photos',
  {
    id: uuid().primaryKey().defaultRandom(),
    case: bigint({ mode: 'number' })
      .notNull()
      .references(() => cases.id, { onDelete: 'cascade' }),
    /** The sha-256 of the uploaded bytes, so that a picture that is sent again is stored once. */
    hash: text().notNull(),
    /** An upright JPEG without location and time metadata. */
    file: bytes().notNull(),
    at: time('at').notNull(),
  },
  (table) => [unique('case_photos_once').on(table.case, table.hash), index('case_photos_at').on(table.at)],
)
