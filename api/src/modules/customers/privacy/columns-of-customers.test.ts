import { sql } from 'drizzle-orm'
import { run } from '../../../db/connection'
import { PASSWORD } from '../../../testing/app'
import { buildOrder } from '../../../testing/orders'
import { startTestShop, type TestShop } from '../../payments/testing/test-shop'

/*
 * Fails if somebody adds a column to customers' rows without deciding whether to export and to delete it
 * with the account. Each column gets a marker, which the tests look for in the export and, after deletion, in
 * the database.
 */

/** Columns left out of the export: technical data, and providers' responses. */
const NOT_EXPORTED = [
  'orders.content_hash',
  'orders.traceparent',
  'passkeys.public_key',
  'reviews.replied_by',
  'stand_alone_payments.code',
  'stand_alone_payments.message',
  'stand_alone_payments.provider',
  'stand_alone_payments.transaction_id',
  'stand_alone_payments.trouble',
]

/** Columns kept after a deletion: orders' contents and technical data, payers' names, replies, providers' data. */
const KEPT = [
  'orders.content_hash',
  'orders.discount_code',
  'orders.discount_name',
  'orders.fulfilment_state',
  'orders.language',
  'orders.payment_id',
  'orders.payment_method',
  'orders.status',
  'orders.traceparent',
  'review_reports.reason',
  'reviews.replied_by',
  'reviews.reply',
  'stand_alone_payments.code',
  'stand_alone_payments.message',
  'stand_alone_payments.name',
  'stand_alone_payments.provider',
  'stand_alone_payments.state',
  'stand_alone_payments.transaction_id',
  'stand_alone_payments.trouble',
]

const DAY_MS = 24 * 3_600_000

let shop: TestShop
let customer: Awaited<ReturnType<TestShop['customer']>>
beforeAll(async () => {
  shop = await startTestShop()
  customer = await shop.customer('zubeida')
  await markAll()
})
afterAll(() => shop.close())

const ask = async (statement: ReturnType<typeof sql>) =>
  (await run(shop.database, statement)) as Record<'table' | 'column', string>[]

/** Returns the free-text columns of tables with a customer's id, without keys, unique and checked columns. */
const columns = () =>
  ask(sql`
    select relname as table, attname as column from pg_attribute
    join pg_class on pg_class.oid = attrelid
    where relkind = 'r' and relnamespace = 'public'::regnamespace and attnum > 0 and not attisdropped
      and format_type(atttypid, null) in ('text', 'character varying') and attname not in ('password_hash', 'customer_id')
      and (relname = 'customers' or attrelid in (select attrelid from pg_attribute where attname = 'customer_id'))
      and not exists (select 1 from pg_constraint
        where contype in ('p', 'u', 'f', 'c') and conrelid = attrelid and attnum = any (conkey))
      and not exists (select 1 from pg_index where indrelid = attrelid and indisunique and attnum = any (indkey))
    order by 1, 2`)

async function markAll() {
  const { id: userId, email } = customer
  const place = {
    address: '1 Lane',
    city: 'Bengaluru',
    state: 'Karnataka',
    country: 'India',
    pincode: '560011',
  }
  const name = { firstName: 'Zubeida', lastName: 'Rao' }
  await customer.post('/api/shipping-address', {
    userId,
    ...name,
    ...place,
    phoneNumber: '9845012345',
    email,
  })
  await customer.post('/api/orders', buildOrder(userId, 'ORD-1'))
  await customer.post('/api/phonepe/initiate', { amount: 10, userId, phone: '9845012345', name: 'Zubeida' })
  await customer.post('/api/customers/forgot-password', { email })
  await ask(sql`
    insert into passkeys (credential_id, customer_id, name, public_key, counter, transports, added_at)
    values ('credential', ${userId}, 'Phone', 'key', 0, '{}', now())`)
  await ask(sql`
    insert into reviews (product_id, customer_id, "order", published, reply, replied_at)
    select 'turmeric-powder', customer_id, id, 1, '', now() from orders where customer_id = ${userId}`)
  await ask(sql`
    insert into review_reports (review, customer_id, reason, note, at)
    select id, customer_id, 'other', '', now() from reviews where customer_id = ${userId}`)
  for (const { table, column } of await columns())
    await ask(sql`
      update ${sql.identifier(table)} set ${sql.identifier(column)} = ${`mark of ${table}.${column}.`}
      where ${sql.identifier(table === 'customers' ? 'id' : 'customer_id')} = ${userId}`)
}

const findMarks = (text: string) =>
  [...new Set([...text.matchAll(/mark of ([\w.]+)\./g)].map(([, at = '']) => at))].sort()

async function marksInTheDatabase() {
  const marks = await Promise.all(
    (await columns()).map(async ({ table, column }) =>
      JSON.stringify(await ask(sql`select ${sql.identifier(column)} from ${sql.identifier(table)}`)),
    ),
  )
  return findMarks(marks.join())
}

test('each text stored about a customer is exported, or listed here', async () => {
  const marked = await marksInTheDatabase()
  expect(marked).toEqual(expect.arrayContaining(['addresses.city', 'customers.phone', 'passkeys.name']))
  const exported = findMarks((await customer.get('/api/customers/export')).body)
  expect(marked.filter((column) => !exported.includes(column))).toEqual(NOT_EXPORTED)
})

test('each text stored about a customer is deleted with the account, or listed here', async () => {
  expect((await customer.post('/api/customers/delete-account', { password: PASSWORD })).statusCode).toBe(200)
  shop.wait(31 * DAY_MS)
  // The hourly job does this too; another deletion triggers it now.
  await (await shop.customer('ravi')).post('/api/customers/delete-account', { password: PASSWORD })
  expect(await marksInTheDatabase()).toEqual(KEPT)
})
