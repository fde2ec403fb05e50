import { sql } from 'drizzle-orm'
import { openTestDatabase } from '../../testing/database'
import { type Database, run } from '../connection'
import { formerPhone } from './former-phone'
import { mailboxIn } from './mailbox-in'
import { unifyStored } from './unify-stored'

let database: Database
beforeEach(async () => {
  database = await openTestDatabase()
})
afterEach(() => database.close())

const rows = (query: string) => run(database, sql.raw(query))

/** Stores customers as an earlier version did: id, address, when it was confirmed, phone. */
async function stored(...customers: [id: string, email: string, confirmed: string | null, phone?: string][]) {
  for (const [id, email, confirmed, phone = '9845012345'] of customers)
    await run(
      database,
      sql`insert into customers (id, first_name, last_name, email, phone, country_code, password_hash, created_at, email_confirmed_at)
        values (${id}, 'A', 'R', ${email}, ${phone}, '+91', ${`hash of ${id}`}, now(), ${confirmed}::timestamptz)`,
    )
}

test('an account whose address was more than an address gets the mailbox that its mails went to', async () => {
  await stored(
    ['named', 'asha<asha@example.in>', null],
    ['quoted', '"ravi"@example.in', '2026-01-01'],
    ['idn', 'meera@bücher.example', null],
    ['plain', "o'brien@example.in", null],
  )
  await unifyStored(database, () => {})
  expect(await rows('select id, email from customers order by id')).toEqual([
    { id: 'idn', email: 'meera@xn--bcher-kva.example' },
    { id: 'named', email: 'asha@example.in' },
    { id: 'plain', email: "o'brien@example.in" },
    { id: 'quoted', email: 'ravi@example.in' },
  ])
})

test('one of several accounts with the same mailbox gets it; the others keep their text and password', async () => {
  await stored(
    ['plain', 'asha@example.in', null],
    ['proved', '<asha@example.in>', '2026-01-01'],
    ['early', 'b<ravi@example.in>', null],
    ['late', '(c)ravi@example.in', '2026-02-01'],
  )
  const shared: unknown[] = []
  await unifyStored(database, (row) => shared.push(row))
  expect(await rows('select id, email, password_hash from customers order by id')).toEqual([
    { id: 'early', email: 'b<ravi@example.in>', password_hash: 'hash of early' },
    { id: 'late', email: 'ravi@example.in', password_hash: 'hash of late' },
    { id: 'plain', email: 'asha@example.in', password_hash: 'hash of plain' },
    { id: 'proved', email: '<asha@example.in>', password_hash: 'hash of proved' },
  ])
  expect(shared).toEqual([
    { table: 'customers', id: 'proved' },
    { table: 'customers', id: 'early' },
  ])
})

test('a mail, message, address, subscription and payment in another form get the same form', async () => {
  const statements = [
    `insert into subscriptions (email, subscribed_at) values ('Offer<kavya@example.in>', now())`,
    `insert into contact_messages (first_name, last_name, email, phone_number, message, sent_at)
      values ('A', 'R', 'KAVYA@example.in', '+91 ९८४५० 12345', 'Hello', now())`,
    `insert into outbox (recipient, reply_to, subject, body) values ('x<kavya@example.in>', null, 'S', 'B')`,
    `insert into addresses (id, customer_id, first_name, last_name, phone_code, phone_number, address, city, state, pincode, country, email)
      values ('a', 'c', 'A', 'R', '+91', '+44 7911 123456', 'L', 'C', 'S', '५६० ००१', 'India', 'kavya@example.in')`,
    `insert into stand_alone_payments (merchant_transaction_id, amount, customer_id, name, phone, state, code, message, detail, created_at)
      values ('t', 100, 'c', 'A', '098450 12345', 'pending', '', '', '{}', now())`,
  ]
  for (const statement of statements) await rows(statement)
  await unifyStored(database, () => {})
  expect(await rows('select email from subscriptions')).toEqual([{ email: 'kavya@example.in' }])
  expect(await rows('select email, phone_number from contact_messages')).toEqual([
    { email: 'kavya@example.in', phone_number: '9845012345' },
  ])
  expect(await rows('select phone from stand_alone_payments')).toEqual([{ phone: '9845012345' }])
  expect(await rows('select recipient, reply_to from outbox')).toEqual([
    { recipient: 'kavya@example.in', reply_to: null },
  ])
  expect(await rows('select phone_code, phone_number, pincode from addresses')).toEqual([
    { phone_code: '+44', phone_number: '7911123456', pincode: '560001' },
  ])
})

test('an order keeps its address in the one form; an emptied or unreadable field stays as it is', async () => {
  await rows(`
    insert into orders (id, customer_id, order_id, content_hash, status, payment_method, subtotal, shipping, tax, total, shipping_address, created_at)
      select name, name, 'ORD-1', '', 'Paid', 'Prepaid', 12500, 5000, 2250, 17500, address::jsonb, now()
      from (values
        ('typed', '{"city":"Mysuru","phone":"98450 12345","email":"Asha@Example.in","pinCode":"560 001"}'),
        ('odd', '{"phone":9845012345123,"email":["a"],"pinCode":null}'),
        ('gone', '{"city":"Mysuru","phone":"","email":"","pinCode":"560001"}')) placed (name, address);
  `)
  await unifyStored(database, () => {})
  expect(await rows('select shipping_address as a from orders order by id desc')).toEqual([
    { a: { city: 'Mysuru', phone: '9845012345', email: 'asha@example.in', pinCode: '560001' } },
    { a: { phone: 9845012345123, email: ['a'], pinCode: null } },
    { a: { city: 'Mysuru', phone: '', email: '', pinCode: '560001' } },
  ])
})

test('stored rows are looked at once', async () => {
  await unifyStored(database, () => {})
  await stored(['later', '<asha@example.in>', null])
  await unifyStored(database, () => {})
  expect(await rows('select email from customers')).toEqual([{ email: '<asha@example.in>' }])
})

test.each([
  ['447911123456', '+44', '7911123456'],
  ['12025550123', '+1', '2025550123'],
  ['61412345678', '+61', '412345678'],
  ['819012345678', '+81', '9012345678'],
  ['919845012345', '+91', '9845012345'],
  ['09845012345', '+91', '9845012345'],
  ['44791112345', '+91', '44791112345'],
  ['9845012345', '+91', '9845012345'],
  ['08022223333', '+91', '8022223333'],
])('%s, stored without its plus as of India, is %s %s', (digits, countryCode, number) => {
  expect(formerPhone(digits, '+91')).toEqual({ countryCode, number })
})

test.each([
  ['<v@x.in>', 'v@x.in'],
  ['Call 1800-N<V@x.in>', 'v@x.in'],
  ['v@x.in,', 'v@x.in'],
  ['g:v@x.in;', 'v@x.in'],
  ['v@x.in(c)', 'v@x.in'],
  ['"v"@x.in', 'v@x.in'],
  ['"a v"@x.in', undefined],
  ['v@x.in,w@x.in', undefined],
  ['nobody', undefined],
  ['', undefined],
])('mails to %j went to %s', (stored, mailbox) => expect(mailboxIn(stored)).toBe(mailbox))
