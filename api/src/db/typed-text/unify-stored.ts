import { sql } from 'drizzle-orm'
import { normalisePhoneText } from 'shared-contracts/domain/phone'
import { normalisePincode } from 'shared-contracts/domain/pincodes'
import { type Database, run } from '../connection'
import { createSeedOnce } from '../seed-once'
import { formerPhone } from './former-phone'
import { mailboxIn, PLAIN_EMAIL } from './mailbox-in'
import { rewrite } from './rewrite'
import { type SharedMailbox, unifyOwned } from './unify-owned'

/** Raise it when the normalisers make something else of a text. */
const FORM = 1

const IS_PHONE = '^[0-9]{10}$'
const IS_PINCODE = '^[1-9][0-9]{5}$'
type OnShared = (shared: SharedMailbox) => void

/**
 * Brings phone numbers, pincodes and addresses that earlier versions stored as they were typed into the one form, once
 * (decision 109). Only rows in another form are read.
 * @param onShared told of rows that stay as they are, as another row has their mailbox
 */
export function unifyStored(database: Database, onShared: OnShared): Promise<void> {
  return createSeedOnce(database)('typed text', FORM, async () => {
    await unifyEmails(database)
    await unifyOwned(database, 'customers', 'id', 'email_confirmed_at, created_at', onShared)
    await unifyOwned(database, 'subscriptions', 'unsubscribe_token', 'confirmed_at, subscribed_at', onShared)
    await unifyNumbers(database)
    await unifyOrders(database)
  })
}

/** Does the same as `unifyStored` for the desk's tables, without which the shop still sells. */
export function unifyStoredOfDesk(database: Database, onShared: OnShared): Promise<void> {
  return createSeedOnce(database)('typed text of the desk', FORM, async () => {
    await unifyOwned(database, 'staff', 'id', 'joined_at, invited_at', onShared)
    await unifyOwned(database, 'data_requests', 'id', 'asked_at', onShared)
  })
}

const addresses = [
  ['email_links', 'hash', 'email'],
  ['reset_requests', 'id', 'email'],
  ['addresses', 'id', 'email'],
  ['contact_messages', 'id', 'email'],
  ['outbox', 'id', 'recipient'],
  ['outbox', 'id', 'reply_to'],
] as const

async function unifyEmails(database: Database): Promise<void> {
  for (const [table, key, column] of addresses)
    await rewrite(database, {
      ...{ table, key, columns: [column] },
      where: sql`${sql.identifier(column)} !~ ${PLAIN_EMAIL}`,
      unify: (row) => ({ ...row, [column]: mailboxIn(row[column]) ?? row[column] }),
    })
}

async function unifyNumbers(database: Database): Promise<void> {
  await rewrite(database, {
    ...{ table: 'customers', key: 'id', columns: ['phone', 'country_code'] },
    where: sql`phone !~ ${IS_PHONE}`,
    unify(row) {
      const { number, countryCode } = formerPhone(row.phone, row.country_code)
      return { phone: number, country_code: countryCode }
    },
  })
  await rewrite(database, {
    ...{ table: 'addresses', key: 'id', columns: ['phone_number', 'phone_code', 'pincode'] },
    where: sql`phone_number !~ ${IS_PHONE} or pincode !~ ${IS_PINCODE}`,
    unify(row) {
      const { number, countryCode } = formerPhone(row.phone_number, row.phone_code)
      return { phone_number: number, phone_code: countryCode, pincode: normalisePincode(row.pincode) }
    },
  })
  await rewrite(database, {
    ...{ table: 'stand_alone_payments', key: 'merchant_transaction_id', columns: ['phone'] },
    where: sql`phone !~ ${IS_PHONE}`,
    unify: (row) => ({ phone: normalisePhoneText(row.phone) }),
  })
  await rewrite(database, {
    ...{ table: 'contact_messages', key: 'id', columns: ['phone_number'] },
    where: sql`phone_number !~ ${IS_PHONE}`,
    unify: (row) => ({ phone_number: normalisePhoneText(row.phone_number) }),
  })
}

/** JSON of any earlier version: a field may be missing, or no text. */
interface StoredContact {
  phone?: unknown
  email?: unknown
  pinCode?: unknown
}

// An account's deletion empties these fields, and they stay empty.
const isTyped = (value: unknown): value is string => typeof value === 'string' && value !== ''

async function unifyOrders(database: Database): Promise<void> {
  const rows = (await run(
    database,
    sql`select id, shipping_address as contact from orders
      where shipping_address ->> 'phone' !~ ${IS_PHONE} or shipping_address ->> 'pinCode' !~ ${IS_PINCODE}
        or shipping_address ->> 'email' !~ ${PLAIN_EMAIL}`,
  )) as { id: string; contact: StoredContact }[]
  for (const { id, contact } of rows) {
    const { phone, email, pinCode } = contact
    const unified = {
      ...(isTyped(phone) && { phone: normalisePhoneText(phone) }),
      ...(isTyped(email) && { email: mailboxIn(email) ?? email }),
      ...(isTyped(pinCode) && { pinCode: normalisePincode(pinCode) }),
    }
    await run(
      database,
      sql`update orders set shipping_address = shipping_address || ${JSON.stringify(unified)}::jsonb where id = ${id}`,
    )
  }
}
