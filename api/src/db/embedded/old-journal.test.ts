import type { PGlite } from '@electric-sql/pglite'
import { openEarlierDatabase, update } from '../../testing/earlier-database'

/* Databases of versions that kept the state of money in sentences. */

const opened: PGlite[] = []
afterEach(() => Promise.all(opened.splice(0).map((client) => client.close())))

const address = `'{"email":"asha@example.in"}'`

/** @param events [what, why, the gateway's id of the payment] */
async function updated(
  status: string,
  events: readonly (readonly [what: string, why: string, paymentId?: string])[],
  more: readonly string[] = [],
) {
  const client = await openEarlierDatabase('0004_ledger')
  opened.push(client)
  await client.exec(`
    insert into orders (id, customer_id, order_id, content_hash, status, payment_method, subtotal, shipping, tax, total, shipping_address, created_at)
    values ('o1', 'asha', 'ORD-1', '', '${status}', 'Prepaid', 12500, 5000, 2250, 17500, ${address}, now());
    insert into gateway_orders (id, "order", number, gateway_order_id, created_at, paid_amount) values ('g1', 'o1', 1, 'ORD-1-g', now(), 17500);
  `)
  for (const [what, why, paymentId = null] of events)
    await client.query(
      `insert into order_events ("order", at, who, what, why, payment_id) values ('o1', now(), 'webhook', $1, $2, $3)`,
      [what, why, paymentId],
    )
  for (const statement of more) await client.exec(statement)
  await update(client)
  return client
}

const kindsOf = async (client: PGlite) =>
  (await client.query<{ kind: string }>('select kind from order_events order by id')).rows.map(
    ({ kind }) => kind,
  )

const ledgerOf = async (client: PGlite) =>
  (
    await client.query<Record<string, unknown>>(
      'select kind, state, gateway_id, amount::int, currency, held, capture from ledger order by id',
    )
  ).rows

test('every sentence of the old journal becomes a kind, with its sum and its words', async () => {
  const client = await updated('Refunded', [
    ['Pending', 'placed'],
    ['Failed', 'Declined by the bank', 'p0'],
    ['Pending', 'to be paid again'],
    ['Paid', '', 'p1'],
    ['refund of Rs 175.50 begun', 'Damaged'],
    ['refund of Rs 175.50 failed', 'No such account'],
    ['refund of Rs 175 done', 'Damaged'],
    ['Refunded', 'Damaged'],
  ])
  expect(await kindsOf(client)).toEqual([
    'placed',
    'failed',
    'reopened',
    'paid',
    'refund-begun',
    'refund-failed',
    'refund-done',
    'refunded',
  ])
  const { rows } = await client.query(
    `select amount::int, note from order_events where kind in ('failed', 'refund-failed', 'refund-done') order by id`,
  )
  expect(rows).toEqual([
    { amount: null, note: 'Declined by the bank' },
    { amount: 17550, note: 'No such account' },
    { amount: 17500, note: 'Damaged' },
  ])
})

test('an entry that cannot be read is kept as it is, and waits for the owner', async () => {
  const client = await updated('Pending', [
    ['Pending', 'placed'],
    ['held up', 'by the rain'],
  ])
  const { rows } = await client.query(`select what, why from order_events where kind = 'unread'`)
  expect(rows).toEqual([{ what: 'held up', why: 'by the rain' }])
})

test('the payment that paid, the one that was held and the refund are in the ledger', async () => {
  const client = await updated(
    'Paid',
    [
      ['Pending', 'placed'],
      ['Paid', '', 'p1'],
      ['held paid again p2', 'The order was paid before: this payment is to be refunded.', 'p2'],
      ['held paid p3', 'The gateway speaks of 100 paise in INR, the order is 17500 in INR.', 'p3'],
    ],
    [
      `insert into refunds (id, gateway_order, amount, reason, state, created_at) values ('RF1', 'g1', 17500, 'Twice', 'done', now())`,
    ],
  )
  expect(await ledgerOf(client)).toEqual([
    {
      kind: 'capture',
      state: 'done',
      gateway_id: 'p1',
      amount: 17500,
      currency: 'INR',
      held: null,
      capture: null,
    },
    {
      kind: 'capture',
      state: 'done',
      gateway_id: 'p2',
      amount: 17500,
      currency: 'INR',
      held: 'again',
      capture: null,
    },
    {
      kind: 'capture',
      state: 'done',
      gateway_id: 'p3',
      amount: 100,
      currency: 'INR',
      held: 'amount',
      capture: null,
    },
    {
      kind: 'refund',
      state: 'done',
      gateway_id: 'RF1',
      amount: 17500,
      currency: 'INR',
      held: null,
      capture: 2,
    },
  ])
  const { rows } = await client.query('select gateway_id, refunded::int from captures order by id')
  expect(rows).toEqual([
    { gateway_id: 'p1', refunded: 0 },
    { gateway_id: 'p2', refunded: 17500 },
    { gateway_id: 'p3', refunded: 0 },
  ])
})

test('a payment of the stand-alone page is in the ledger', async () => {
  const page = `insert into stand_alone_payments (merchant_transaction_id, amount, customer_id, name, phone, state, transaction_id, code, message, detail, created_at)
    values ('MT1', 1000, 'asha', 'Asha', '9876543210', 'COMPLETED', 'T1', '', '', '{}', now())`
  const client = await updated('Pending', [['Pending', 'placed']], ['delete from gateway_orders', page])
  expect(await ledgerOf(client)).toMatchObject([{ kind: 'capture', gateway_id: 'T1', amount: 1000 }])
})

test('what the owner had looked at stays off the list', async () => {
  const client = await updated('Pending', [
    ['Pending', 'placed'],
    ['held paid p3', 'The gateway speaks of 100 paise in INR, the order is 17500 in INR.', 'p3'],
    ['looked at: held paid p3', 'Paid by telephone', 'p3'],
  ])
  const { rows } = await client.query('select subject, why from looked_at')
  expect(rows).toEqual([{ subject: 'P1', why: 'Paid by telephone' }])
})

test('a server of an older version that still runs during an update writes entries that are read at once', async () => {
  const client = await updated('Pending', [['Pending', 'placed']])
  await client.exec(
    `insert into order_events ("order", at, who, what, why) values ('o1', now(), 'webhook', 'Failed', 'Declined')`,
  )
  expect(await kindsOf(client)).toEqual(['placed', 'failed'])
})
