import { bigint, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { Language } from 'shared-contracts/i18n/language'
import { time } from '../../db/columns'

export const customers = pgTable('customers', {
  id: text().primaryKey(),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  /** Normalised: see `normaliseEmail`. */
  email: text().notNull().unique(),
  phone: text().notNull(),
  countryCode: text('country_code').notNull(),
  passwordHash: text('password_hash').notNull(),
  createdAt: time('created_at').notNull(),
  /** When its owner proved to read the mails to this address. Until then nothing is sent to it but the link that proves it. */
  emailConfirmedAt: time('email_confirmed_at'),
  /** Of the page on which they last registered, signed in or changed the account: mails about the account are in it. */
  language: text().$type<Language>().notNull().default('en'),
})

export const sessions = pgTable(
  'sessions',
  {
    /** sha256 of the cookie, so that nobody who reads this table can sign in with it. */
    hash: text().primaryKey(),
    /** By which its owner ends it from another device. */
    id: uuid().notNull().unique().defaultRandom(),
    customerId: text('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    /** Such as 'Chrome on Android'; empty where the browser did not say. */
    device: text().notNull().default(''),
    startedAt: time('started_at').notNull().defaultNow(),
    /** To within ten minutes. */
    lastSeenAt: time('last_seen_at').notNull().defaultNow(),
    expiresAt: time('expires_at').notNull(),
  },
  (table) => [index('sessions_customer').on(table.customerId), index('sessions_expiry').on(table.expiresAt)],
)

/** Who asked for a reset link. A job finds out whether the address is known, so that the answer cannot tell. */
export const resetRequests = pgTable('reset_requests', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  email: text().notNull(),
  /** Of the page that asked. */
  language: text().$type<Language>().notNull().default('en'),
  askedAt: time('asked_at').notNull(),
  /** When its link is to be made; null when that was given up. */
  dueAt: time('due_at').defaultNow(),
  attempts: integer().notNull().default(0),
  trouble: text(),
})

export const resetTokens = pgTable(
  'reset_tokens',
  {
    /** sha256 of the token in the mail. */
    hash: text().primaryKey(),
    customerId: text('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    expiresAt: time('expires_at').notNull(),
  },
  (table) => [index('reset_tokens_customer').on(table.customerId)],
)

/** Links in mails, each of which proves that a customer reads the mails to an address. */
export const emailLinks = pgTable(
  'email_links',
  {
    /** sha256 of the token in the mail. */
    hash: text().primaryKey(),
    customerId: text('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    /** The address that the link went to, normalised. If it is not the customer's, it becomes that by the link. */
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
