import { bigint, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { time } from '../../../db/columns'
import { customers } from '../customers.tables'

const customerId = () =>
  text('customer_id')
    .notNull()
    .references(() => customers.id, { onDelete: 'cascade' })

/** By what name authenticators know a customer: random, so that it says nothing about them. */
export const passkeyUsers = pgTable('passkey_users', {
  customerId: customerId().primaryKey(),
  handle: text().notNull().unique(),
})

export const passkeys = pgTable(
  'passkeys',
  {
    /** Made by the authenticator, base64url. */
    credentialId: text('credential_id').primaryKey(),
    /** By which its owner renames and removes it. */
    id: uuid().notNull().unique().defaultRandom(),
    customerId: customerId(),
    name: text().notNull(),
    /** COSE, base64url. */
    publicKey: text('public_key').notNull(),
    /** How often it has signed; 0 for authenticators that do not count. */
    counter: bigint({ mode: 'number' }).notNull(),
    /** How a browser reaches it, such as 'internal' or 'usb'. */
    transports: text().array().notNull(),
    addedAt: time('added_at').notNull(),
    lastUsedAt: time('last_used_at'),
  },
  (table) => [index('passkeys_customer').on(table.customerId, table.addedAt)],
)

/** Challenges that have been answered. They are signed, so only those must be kept, until they expire. */
export const usedPasskeyChallenges = pgTable(
  'used_passkey_challenges',
  {
    /** sha256 of the challenge. */
    hash: text().primaryKey(),
    expiresAt: time('expires_at').notNull(),
  },
  (table) => [index('used_passkey_challenges_expiry').on(table.expiresAt)],
)
