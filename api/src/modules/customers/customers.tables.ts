import { bigint, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { Language } from 'shared-contracts/i18n/language'
import { time } from '../../db/columns'

export const customers = pgTable('customers', {
  id: text().primaryKey(),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  /** Normalised with `normaliseEmail`. */
  email: text().notNull().unique(),
  phone: text().notNull(),
  countryCode: text('country_code').notNull(),
  passwordHash: text('password_hash').notNull(),
  createdAt: time('created_at').notNull(),
  /** When the owner confirmed this address. Until then it only gets confirmation and reset links. */
  emailConfirmedAt: time('email_confirmed_at'),
  /** The page's language at the last registration, sign-in or account change; used for account mails. */
  language: text().$type<Language>().notNull().default('en'),
})

export const sessions = pgTable(
  'sessions',
  {
    /** SHA-256 of the cookie, so that reading this table is not enough to sign in. */
    hash: text().primaryKey(),
    /** Lets the owner end the session from another device. */
    id: uuid().notNull().unique().defaultRandom(),
    customerId: text('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    /** The browser's name, such as 'Chrome on Android'; empty if unknown. */
    device: text().notNull().default(''),
    startedAt: time('started_at').notNull().defaultNow(),
    /** Accurate to ten minutes. */
    lastSeenAt: time('last_seen_at').notNull().defaultNow(),
    expiresAt: time('expires_at').notNull(),
  },
  (table) => [index('sessions_customer').on(table.customerId), index('sessions_expiry').on(table.expiresAt)],
)

/** Requests for a reset link. A job looks the address up, so that the response reveals nothing. */
export const resetRequests = pgTable('reset_requests', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  email: text().notNull(),
  /** The requesting page's language. */
  language: text().$type<Language>().notNull().default('en'),
  askedAt: time('asked_at').notNull(),
  /** When to create the link; null after giving up. */
  dueAt: time('due_at').defaultNow(),
  attempts: integer().notNull().default(0),
  trouble: text(),
})

export const resetTokens = pgTable(
  'reset_tokens',
  {
    /** SHA-256 of the token in the mail. */
    hash: text().primaryKey(),
    customerId: text('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    expiresAt: time('expires_at').notNull(),
  },
  (table) => [index('reset_tokens_customer').on(table.customerId)],
)

/** Mailed links with which customers confirm an address. */
export const emailLinks = pgTable(
  'email_links',
  {
    /** SHA-256 of the token in the mail. */
    hash: text().primaryKey(),
    customerId: text('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    /** The normalised address the link was sent to; using the link makes it the customer's address. */
    email: text().notNull(),
    sentAt: time('sent_at').notNull(),
    expiresAt: time('expires_at').notNull(),
    usedAt: time('used_at'),
  },
  (table) => [
    index('email_links_customer').on(table.customerId),
    index('email_links_email').on(table.email, table.sentAt),
    index('email_links_expiry').on(table.expiresAt),
  ],
)
