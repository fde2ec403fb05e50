import { sql } from 'drizzle-orm'
import { buildTestApp, type TestApp } from '../../testing/app'
import { buildOrder } from '../../testing/orders'

let shop: TestApp

beforeAll(async () => {
  shop = await buildTestApp()
  const asha = await shop.customer('asha')
  await asha.post('/api/orders', buildOrder(asha.id, 'ORD-1'))
})
afterAll(() => shop.close())

async function journal(): Promise<unknown[]> {
  return (await shop.database.connection().execute(sql`select * from order_events`)).rows
}

test('an order’s history shows who placed it, when and why [26.5]', async () => {
  expect(await journal()).toEqual([
    expect.objectContaining({ who: expect.any(String), kind: 'placed', at: expect.anything() }),
  ])
})

test.each([
  `update order_events set note = 'another story'`,
  'delete from order_events',
  'truncate order_events',
])("nobody can rewrite an order's history: %s", async (statement) => {
  const before = await journal()
  await expect(shop.database.connection().execute(statement)).rejects.toMatchObject({
    cause: expect.objectContaining({ message: 'The journal of orders is only ever added to.' }),
  })
  expect(await journal()).toEqual(before)
})
