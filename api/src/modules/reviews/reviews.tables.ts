import { sql } from 'drizzle-orm'
import {
  bigint,
  customType,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import type { Language } from 'shared-contracts/i18n/language'
import type { RejectionReason, ReportReason } from 'shared-contracts/reviews/review'
import { time } from '../../db/columns'
import { orders } from '../orders/orders.tables'

const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' })

/** One row for each customer and product. What the review says is in its versions. */
export const reviews = pgTable(
  'reviews',
  {
    id: uuid().primaryKey().defaultRandom(),
    productId: text('product_id').notNull(),
    /** Null once the author has deleted the account. */
    customerId: text('customer_id'),
    /** The delivered order that contains the product. */
    order: text()
      .notNull()
      .references(() => orders.id),
    /** The public version; null if there is none. */
    published: integer(),
    helpful: integer().notNull().default(0),
    /** The shop's public reply. */
    reply: text(),
    repliedAt: time('replied_at'),
    repliedBy: text('replied_by'),
  },
  (table) => [
    unique('reviews_customer_product').on(table.customerId, table.productId),
    index('reviews_published').on(table.productId).where(sql`published is not null`),
  ],
)

export type VersionState = 'waiting' | 'published' | 'rejected'

/** A version of a review, and the decision about it. Its text never changes: an edit is another version. */
export const reviewVersions = pgTable(
  'review_versions',
  {
    review: uuid()
      .notNull()
      .references(() => reviews.id, { onDelete: 'cascade' }),
    version: integer().notNull(),
    stars: smallint().notNull(),
    text: text().notNull(),
    /** The language of the page on which it was written. */
    language: text().$type<Language>().notNull(),
    /** The first name and an initial; null if the author did not want it shown. */
    name: text(),
    /** The photos in display order. */
    photos: uuid().array().notNull(),
    writtenAt: time('written_at').notNull(),
    state: text().$type<VersionState>().notNull().default('waiting'),
    decidedAt: time('decided_at'),
    decidedBy: text('decided_by'),
    reason: text().$type<RejectionReason>(),
  },
  (table) => [
    primaryKey({ columns: [table.review, table.version] }),
    index('review_versions_state').on(table.state, table.writtenAt),
  ],
)

export const reviewPhotos = pgTable(
  'review_photos',
  {
    id: uuid().primaryKey().defaultRandom(),
    customerId: text('customer_id').notNull(),
    /** Null until the review is sent. */
    review: uuid().references(() => reviews.id, { onDelete: 'cascade' }),
    /** An upright JPEG without location and time metadata, and a small copy of it. */
    file: bytes().notNull(),
    small: bytes().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    addedAt: time('added_at').notNull(),
  },
  (table) => [
    index('review_photos_review').on(table.review),
    index('review_photos_unsent').on(table.customerId, table.addedAt).where(sql`review is null`),
  ],
)

/** Votes for helpful reviews, one for each customer. */
export const reviewVotes = pgTable(
  'review_votes',
  {
    review: uuid()
      .notNull()
      .references(() => reviews.id, { onDelete: 'cascade' }),
    customerId: text('customer_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.review, table.customerId] }),
    index('review_votes_customer').on(table.customerId),
  ],
)

export const reviewReports = pgTable(
  'review_reports',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    review: uuid()
      .notNull()
      .references(() => reviews.id, { onDelete: 'cascade' }),
    /** Null once the reporter has deleted the account. */
    customerId: text('customer_id'),
    reason: text().$type<ReportReason>().notNull(),
    note: text().notNull(),
    at: time('at').notNull(),
    /** When staff looked at it. */
    settledAt: time('settled_at'),
  },
  (table) => [unique('review_reports_once').on(table.review, table.customerId)],
)

/** The orders whose customers were asked for a review: each once. */
export const reviewRequests = pgTable('review_requests', {
  order: text()
    .primaryKey()
    .references(() => orders.id),
  askedAt: time('asked_at').notNull(),
  /** Used in the mail's links: it can only stop such mails. */
  stopToken: uuid('stop_token').notNull().unique().defaultRandom(),
  /** A keyed hash of the address, so that stopping works after it is no longer stored here. */
  addressHash: text('address_hash').notNull(),
})

/** Addresses that are never asked again, as keyed hashes, and their accounts. */
export const reviewRequestStops = pgTable('review_request_stops', {
  addressHash: text('address_hash').primaryKey(),
  /** The account, which is not asked at another address either. */
  customerId: text('customer_id').notNull(),
  stoppedAt: time('stopped_at').notNull(),
})
