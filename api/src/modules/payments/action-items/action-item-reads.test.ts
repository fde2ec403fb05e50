import { sql } from 'drizzle-orm'
import { type Database, run } from '../../../db/connection'
import { openTestDatabase } from '../../../testing/database'
import { createActionItemsRepository } from './action-items.repository'

let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

/** Returns how many rows of the growing tables were read so far, by sequential or index scan. */
async function rowsRead(): Promise<number> {
  await run(database, sql`select pg_stat_force_next_flush()`)
  const rows = await run(
    database,
    sql`
      select sum(seq_tup_read + idx_tup_fetch)::int as read from pg_stat_user_tables
      where relname in ('ledger', 'order_events')`,
  )
  return (rows as { read: number }[])[0]?.read ?? Number.NaN
}

test('listing action items does not read every order', async () => {
  await run(
    database,
    sql`
      insert into orders (id, customer_id, order_id, content_hash, status, payment_method, subtotal, shipping, tax, total,
        shipping_address, created_at)
      values ('o', 'c', 'ORD-1', '', 'Paid', 'cashfree', 1, 0, 0, 1, '{}', now())`,
  )
  await run(
    database,
    sql`
      insert into order_events ("order", at, who, kind)
      select 'o', now(), 'c', 'paid' from generate_series(1, 20000)`,
  )
  await run(
    database,
    sql`
      insert into ledger (at, provider, kind, state, gateway_id, amount, held)
      select now(), 'cashfree', 'capture', 'done', 'pay-' || number, 100, case number when 7000 then 'again' end
      from generate_series(1, 20000) as number`,
  )
  await run(database, sql`vacuum analyze`)
  const list = createActionItemsRepository(database)
  const before = await rowsRead()
  expect(await list.payments()).toMatchObject([
    { payment: { gatewayId: 'pay-7000', held: 'again', amount: 100 } },
  ])
  expect(await list.disputes()).toEqual([])
  expect(await list.refunds(new Date())).toEqual([])
  expect((await rowsRead()) - before).toBeLessThan(100)
})
