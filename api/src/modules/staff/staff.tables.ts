import { type AnyPgColumn, bigint, boolean, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { AdminRole } from 'shared-contracts/staff/rights'
import { time } from '../../db/columns'

const staffId = () =>
  uuid('staff_id')
    .notNull()
    .references(() => staff.id)

/** Everybody ever invited to the admin. Rows are never deleted, because the audit log refers to them. */
export const staff = pgTable('staff', {
  id: uuid().primaryKey().defaultRandom(),
  name: text().notNull(),
  /** Normalised with `normaliseEmail`. */
  email: text().notNull().unique(),
  role: text().$type<AdminRole>().notNull(),
  /** Their WebAuthn user handle: random, base64url. */
  handle: text().notNull().unique(),
  invitedAt: time('invited_at').notNull(),
  /** When they first signed in; null until then. */
  joinedAt: time('joined_at'),
  /** When they were suspended; null if they aren't. */
  suspendedAt: time('suspended_at'),
  leftAt: time('left_at'),
  /**
   * The person who invited them or made them an owner; null if that was done from the command line. A new owner
   * can't confirm that person's refunds yet.
   */
  vouchedBy: uuid('vouched_by').references((): AnyPgColumn => staff.id),
  vouchedAt: time('vouched_at'),
  /** When they stopped being an active owner; null while they are one, or never were. */
  ownerUntil: time('owner_until'),
  /** Incremented by each change, so that two people do not overwrite each other. */
  version: integer().notNull().default(1),
  /** The name of the person who last changed the row. */
  changedBy: text('changed_by').notNull(),
  changedAt: time('changed_at').notNull(),
})

/** One-time links for setting up sign-in methods. */
export const staffInvitations = pgTable(
  'staff_invitations',
  {
    /** SHA-256 of the token in the link. */
    hash: text().primaryKey(),
    staffId: staffId(),
    /** Null if invited from the command line. */
    invitedBy: uuid('invited_by').references(() => staff.id),
    expiresAt: time('expires_at').notNull(),
  },
  (table) => [
    index('staff_invitations_staff').on(table.staffId),
    index('staff_invitations_expiry').on(table.expiresAt),
  ],
)

/** Passwords, which only work together with a code from the authenticator app. */
export const staffPasswords = pgTable('staff_passwords', {
  staffId: staffId().primaryKey(),
  passwordHash: text('password_hash').notNull(),
  /** Sealed with the shop's own secret, so that this table alone is not enough to generate codes. */
  sealedSecret: text('sealed_secret').notNull(),
  /** The time step of the last accepted code: it and earlier ones are never accepted again. */
  lastStep: bigint('last_step', { mode: 'number' }).notNull(),
})

/** Codes that replace the authenticator app's. Each works once, and is then deleted. */
export const staffRecoveryCodes = pgTable(
  'staff_recovery_codes',
  {
    /** SHA-256 of the code. */
    hash: text().primaryKey(),
    staffId: staffId(),
  },
  (table) => [index('staff_recovery_codes_staff').on(table.staffId)],
)

export const staffPasskeys = pgTable(
  'staff_passkeys',
  {
    /** Chosen by the authenticator, base64url. */
    credentialId: text('credential_id').primaryKey(),
    id: uuid().notNull().unique().defaultRandom(),
    staffId: staffId(),
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
  (table) => [index('staff_passkeys_staff').on(table.staffId, table.addedAt)],
)

export const staffSessions = pgTable(
  'staff_sessions',
  {
    /** SHA-256 of the cookie, so that reading this table is not enough to sign in. */
    hash: text().primaryKey(),
    /** Used to end the session from another device. */
    id: uuid().notNull().unique().defaultRandom(),
    staffId: staffId(),
    /** The browser's name, such as 'Chrome on Android'; empty if unknown. */
    device: text().notNull(),
    isByPasskey: boolean('is_by_passkey').notNull(),
    startedAt: time('started_at').notNull(),
    /** Accurate to a minute. A session that is unused for twelve hours expires. */
    lastSeenAt: time('last_seen_at').notNull(),
    /** When the session ends, however much it is used. */
    expiresAt: time('expires_at').notNull(),
    reauthenticatedAt: time('reauthenticated_at').notNull(),
  },
  (table) => [
    index('staff_sessions_staff').on(table.staffId),
    index('staff_sessions_expiry').on(table.expiresAt),
  ],
)
