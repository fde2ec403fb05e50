import { sql } from 'drizzle-orm'
import { PASSWORD } from '../../../testing/app'
import { eventually } from '../../../testing/eventually'
import { buildOrder, testShippingAddress } from '../../../testing/orders'
import { buildPayment, listRows, openPayPage, payByUpi, untilApplied } from '../../payments/testing/checkout'
import { startTestShop, type TestShop } from '../../payments/testing/test-shop'

const DAY_MS = 24 * 3_600_000

/** These values occur nowhere else in this test. */
const shopper = { firstName: 'Zubeidaa', email: 'zubeidaa@example.in', phone: '9123456780' }

/** Columns in which a name stays, because an invoice names the buyer. */
const KEPT_NAMES = ['orders.shipping_address', 'stand_alone_payments.name']

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop()
})
afterAll(() => shop.close())

/** Returns every column, of any type and in any table, in which the given text occurs. */
async function findColumns(text: string): Promise<string[]> {
  const db = shop.database.connection()
  const { rows } = await db.execute(sql`
    select table_name, column_name from information_schema.columns
    join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE'`)
  const found: string[] = []
  for (const { table_name: table, column_name: column } of rows as Record<string, string>[]) {
    const place = sql`${sql.identifier(String(table))}`
    const value = sql`${sql.identifier(String(column))}`
    const held = await db.execute(
      sql`select 1 from ${place} where ${value}::text ilike ${`%${text}%`} limit 1`,
    )
    if (held.rows.length > 0) found.push(`${table}.${column}`)
  }
  return found.sort()
}

/** Leaves every kind of trace: account, address, paid order, stand-alone payment, and undeliverable mails. */
async function buyAsShopper() {
  const { firstName, email, phone } = shopper
  const visitor = shop.visitor()
  const form = { firstname: firstName, lastname: 'Rao', mobilenumber: phone, email, password: PASSWORD }
  await visitor.post('/api/customers/register', form)
  await visitor.post('/api/customers/login', { email, password: PASSWORD })
  const { user } = (await visitor.get('/api/session')).json<{ user: { id: string } }>()
  await visitor.post('/api/shipping-address', {
    ...{ userId: user.id, firstName, lastName: 'Rao', phoneNumber: phone, email },
    ...{ address: '1 Lane', city: 'Bengaluru', state: 'Karnataka', country: 'India', pincode: '560011' },
  })
  const shippingAddress = { ...testShippingAddress, firstName, email, phone }
  await visitor.post('/api/orders', buildOrder(user.id, 'ORD-1', { shippingAddress }))
  const customer_details = {
    customer_id: user.id,
    customer_name: firstName,
    customer_email: email,
    customer_phone: phone,
  }
  const started = await visitor.post('/api/payments/create', buildPayment('ORD-1', { customer_details }))
  await payByUpi(await openPayPage(shop, started.json().payment.payment_link), 'testsuccess@gocash')
  await eventually(async () => (await listRows(shop, 'gateway_events')).length > 0)
  await visitor.post('/api/phonepe/initiate', { amount: 10, userId: user.id, phone, name: firstName })
  await visitor.post('/api/customers/forgot-password', { email })
  await untilApplied(shop)
  // Mails that wait for a confirmation stay in the outbox.
  await eventually(async () => (await listRows(shop, 'outbox')).every(({ waits_for }) => waits_for !== null))
  await shop.database.connection().execute(sql`
    insert into outbox (recipient, subject, body, last_error, due_at) values
      (${email}, 'Your order', ${`Dear ${firstName}`}, ${`550 <${email}> is full`}, null),
      ('shop@example.in', ${`Message from ${firstName}`}, ${`${email} ${phone}`}, '550 full', null)`)
  return visitor
}

test('after a deletion no table keeps email or phone for more than thirty days, and only invoices keep the name', async () => {
  const visitor = await buyAsShopper()
  const { firstName, email, phone } = shopper
  expect(await findColumns(email)).toEqual(
    expect.arrayContaining(['customers.email', 'gateway_events.body', 'outbox.recipient']),
  )
  const answer = await visitor.post('/api/customers/delete-account', { password: PASSWORD })
  expect(answer.statusCode).toBe(200)
  await eventually(async () => (await listRows(shop, 'outbox')).every(({ due_at }) => due_at === null))
  expect(await findColumns(email)).not.toContain('outbox.recipient')
  expect(await findColumns(email)).not.toContain('customers.email')

  shop.wait(31 * DAY_MS)
  // The hourly job does this too; another deletion triggers it now.
  await (await shop.customer('ravi')).post('/api/customers/delete-account', { password: PASSWORD })
  expect(await findColumns(email)).toEqual([])
  expect(await findColumns(phone)).toEqual([])
  expect(await findColumns(firstName)).toEqual(KEPT_NAMES)
})
