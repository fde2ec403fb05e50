import { bigint, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { time } from '../../../db/columns'
import { customers } from '../customers.tables'

const customerId = () =>
  text('customer_id')
    .notNull()
    .references(() => customers.id, { onDelete: 'cascade' })

/** The WebAuthn user handles: random, so that they reveal nothing about customers. */
export const passkeyUsers = pgTable('passkey_users', {
  customerId: customerId().primaryKey(),
  handle: text().notNull().unique(),
})

export const passkeys = pgTable(
  'passkeys',
  {
    /** Chosen by the authenticator, base64url. */
    credentialId: text('credential_id').primaryKey(),
    /** Identifies the passkey when its owner renames or removes it. */
    id: uuid().notNull().unique().defaultRandom(),
    customerId: customerId(),
    name: text().notNull(),
    /** A COSE key in base64url. */
    publicKey: text('public_key').notNull(),
    /** The signature count; 0 for authenticators that do not count. */
    counter: bigint({ mode: 'number' }).notNull(),
    /** How a browser reaches the authenticator, such as 'internal' or 'usb'. */
    transports: text().array().notNull(),
    addedAt: time('added_at').notNull(),
    lastUsedAt: time('last_used_at'),
  },
  (table) => [index('passkeys_customer').on(table.customerId, table.addedAt)],
)

/** Used challenges, until they expire. Unused ones are not stored, because they are signed. */
export const usedPasskeyChallenges = pgTable(
  'used_passkey_challenges',
  {
    /** SHA-256 of the challenge. */
    hash: text().primaryKey(),
    expiresAt: time('expires_at').notNull(),
  },
  (table) => [index('used_passkey_challenges_expiry').on(table.expiresAt)],
)
