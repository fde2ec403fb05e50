import { sql } from 'drizzle-orm'
import type { Database } from '../../../db/connection'
import { openTestDatabase } from '../../../testing/database'
import { openTestInvoices } from '../testing/test-invoices'

const AT_ONCE = 20
const SHIPMENTS = 60

let database: Database
let shop: ReturnType<typeof openTestInvoices>

beforeAll(async () => {
  database = await openTestDatabase()
  shop = openTestInvoices(database)
  await shop.registerForTax()
})
afterAll(() => database.close())

async function serials(table: string): Promise<number[]> {
  const { rows } = await database.connection().execute(sql.raw(`select serial from ${table} order by serial`))
  return (rows as { serial: number }[]).map(({ serial }) => serial)
}

/** Ways for a dispatch to fail between drawing its invoice's number and the commit. */
const endings: readonly (() => Promise<void>)[] = [
  async () => {
    throw new Error('The courier is not known.')
  },
  async () => void (await database.connection().execute(sql`select 1 / 0`)),
  // Simulates a killed process: the server sees the connection close.
  async () => {
    if (database.kind === 'pglite') throw new Error('The embedded database has only one connection.')
    await database.connection().execute(sql`select pg_terminate_backend(pg_backend_pid())`)
  },
]

test('twenty dispatches at once, half of them interrupted, leave no gap and no duplicate number', async () => {
  const shipments = await Promise.all(Array.from({ length: SHIPMENTS }, () => shop.shipment()))
  let next = 0
  let shipped = 0

  async function packer(): Promise<void> {
    for (let index = next++; index < SHIPMENTS; index = next++) {
      const shipment = shipments[index]
      if (!shipment) return
      const cutOff = index % 2 === 1 ? endings[((index - 1) / 2) % endings.length] : undefined
      const dispatch = database.inTransaction(async () => {
        await shop.invoices.issueFor(shipment)
        await cutOff?.()
      })
      if (cutOff) await expect(dispatch).rejects.toThrow()
      else await dispatch
      if (!cutOff) shipped += 1
    }
  }

  await Promise.all(Array.from({ length: AT_ONCE }, packer))
  expect(shipped).toBe(SHIPMENTS / 2)
  expect(await serials('invoices')).toEqual(Array.from({ length: shipped }, (_, index) => index + 1))
})

test('an interrupted dispatch is shipped again and takes the next number', async () => {
  const before = (await serials('invoices')).length
  const shipments = await Promise.all(Array.from({ length: AT_ONCE }, () => shop.shipment()))
  await Promise.all(shipments.map((shipment) => shop.invoices.issueFor(shipment)))
  const after = await serials('invoices')
  expect(after).toEqual(Array.from({ length: before + AT_ONCE }, (_, index) => index + 1))
})

test('twenty simultaneous refunds of one invoice credit no more than its total', async () => {
  const invoice = await shop.invoices.issueFor(await shop.shipment())
  const refunds = Array.from({ length: AT_ONCE }, (_, refund) =>
    shop.invoices.credit({
      ...{ invoice: invoice.id, credited: { lines: [{ line: 0, quantity: 1 }] } },
      ...{ key: `refund-${refund}`, who: 'Meera', why: 'Damaged' },
    }),
  )
  const done = (await Promise.allSettled(refunds)).filter(({ status }) => status === 'fulfilled')
  expect(done).toHaveLength(1)
  expect(await serials('credit_notes')).toEqual([1])
})
