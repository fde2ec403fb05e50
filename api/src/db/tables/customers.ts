import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

const time = (name: string) => timestamp(name, { withTimezone: true })

export const customers = pgTable('customers', {
  id: text().primaryKey(),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  /** In lower case. */
  email: text().notNull().unique(),
  phone: text().notNull(),
  countryCode: text('country_code').notNull(),
  passwordHash: text('password_hash').notNull(),
  createdAt: time('created_at').notNull(),
})

export const sessions = pgTable(
  'sessions',
  {
    /** sha256 of the cookie: who reads this table can be nobody. */
    hash: text().primaryKey(),
    customerId: text('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    expiresAt: time('expires_at').notNull(),
  },
  (table) => [index('sessions_customer').on(table.customerId), index('sessions_expiry').on(table.expiresAt)],
)

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
