import { type AnyPgColumn, bigint, boolean, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { AdminRole } from 'shared-contracts/staff/rights'
import { time } from '../../db/columns'

const staffId = () =>
  uuid('staff_id')
    .notNull()
    .references(() => staff.id)

/** Who works in the admin. Nobody is ever deleted: the audit log names them. */
export const staff = pgTable('staff', {
  id: uuid().primaryKey().defaultRandom(),
  name: text().notNull(),
  /** Normalised: see `normaliseEmail`. */
  email: text().notNull().unique(),
  role: text().$type<AdminRole>().notNull(),
  /** By what name authenticators know them: random, base64url. */
  handle: text().notNull().unique(),
  invitedAt: time('invited_at').notNull(),
  /** When they first signed in; null until then. */
  joinedAt: time('joined_at'),
  /** Since when the admin is closed to them for a while; null if it is open. */
  suspendedAt: time('suspended_at'),
  /** When they left for good. */
  leftAt: time('left_at'),
  /** The person who invited them or made them an owner, and when; null for the terminal. A new owner cannot yet act as the independent second person. */
  vouchedBy: uuid('vouched_by').references((): AnyPgColumn => staff.id),
  vouchedAt: time('vouched_at'),
  /** When they stopped being an owner at work; null while they are one, or never were. */
  ownerUntil: time('owner_until'),
  /** Grows with each change, so that two people do not overwrite each other. */
  version: integer().notNull().default(1),
  /** Who changed the row last, and when. */
  changedBy: text('changed_by').notNull(),
  changedAt: time('changed_at').notNull(),
})

/** A link that lets somebody set how they sign in, once. */
export const staffInvitations = pgTable(
  'staff_invitations',
  {
    /** sha256 of the token in the link. */
    hash: text().primaryKey(),
    staffId: staffId(),
    /** Null for the terminal. */
    invitedBy: uuid('invited_by').references(() => staff.id),
    expiresAt: time('expires_at').notNull(),
  },
  (table) => [
    index('staff_invitations_staff').on(table.staffId),
    index('staff_invitations_expiry').on(table.expiresAt),
  ],
)

/** The second way in: a password, which opens nothing without a code of the authenticator app. */
export const staffPasswords = pgTable('staff_passwords', {
  staffId: staffId().primaryKey(),
  passwordHash: text('password_hash').notNull(),
  /** The authenticator app's secret, sealed with the shop's own: this table alone makes no codes. */
  sealedSecret: text('sealed_secret').notNull(),
  /** The time step of the last code that was taken: it and earlier ones are never taken again. */
  lastStep: bigint('last_step', { mode: 'number' }).notNull(),
})

/** Codes in place of the authenticator app's, each for one sign-in. Used ones are gone. */
export const staffRecoveryCodes = pgTable(
  'staff_recovery_codes',
  {
    /** sha256 of the code. */
    hash: text().primaryKey(),
    staffId: staffId(),
  },
  (table) => [index('staff_recovery_codes_staff').on(table.staffId)],
)

export const staffPasskeys = pgTable(
  'staff_passkeys',
  {
    /** Made by the authenticator, base64url. */
    credentialId: text('credential_id').primaryKey(),
    id: uuid().notNull().unique().defaultRandom(),
    staffId: staffId(),
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
  (table) => [index('staff_passkeys_staff').on(table.staffId, table.addedAt)],
)

export const staffSessions = pgTable(
  'staff_sessions',
  {
    /** sha256 of the cookie, so that nobody who reads this table can sign in with it. */
    hash: text().primaryKey(),
    /** By which it is ended from another device. */
    id: uuid().notNull().unique().defaultRandom(),
    staffId: staffId(),
    /** Such as 'Chrome on Android'; empty where the browser did not say. */
    device: text().notNull(),
    isByPasskey: boolean('is_by_passkey').notNull(),
    startedAt: time('started_at').notNull(),
    /** To within a minute. Twelve hours later the session is over. */
    lastSeenAt: time('last_seen_at').notNull(),
    /** When it is over however much it is used. */
    expiresAt: time('expires_at').notNull(),
    /** When they last proved who they are. */
    reauthenticatedAt: time('reauthenticated_at').notNull(),
  },
  (table) => [
    index('staff_sessions_staff').on(table.staffId),
    index('staff_sessions_expiry').on(table.expiresAt),
  ],
)
