import { sql } from 'drizzle-orm'
import type { Database } from '../../../db/connection'
import { openTestDatabase } from '../../../testing/database'

let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

test.each([
  'update invoices set total = total',
  'delete from invoice_lines',
  'truncate invoice_cancellations',
  'update credit_notes set why = why',
  'delete from credit_note_lines',
  'update product_taxes set rate = 0',
  'delete from tax_registrations',
  'update places_of_supply set place = place',
])('nobody can rewrite a tax document: %s', async (statement) => {
  await expect(database.connection().execute(sql.raw(statement))).rejects.toMatchObject({
    cause: expect.objectContaining({ message: 'Tax documents are only ever added to.' }),
  })
})
