import { readFileSync } from 'node:fs'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { type Database, run } from '../../../db/connection'
import { apiRoot, openTestDatabase } from '../../../testing/database'

let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

/** Lists all tables about customers: those with a customer's id, and those that refer to such a table. */
async function tablesOfCustomers(): Promise<string[]> {
  const rows = await run(
    database,
    sql`
      with recursive known as (
        select attrelid as id from pg_attribute where attname in ('customer_id', 'waits_for') and not attisdropped
        union select 'customers'::regclass::oid
        union select conrelid from pg_constraint join known on confrelid = known.id where contype = 'f'
      )
      select distinct relname as name from known
      join pg_class on pg_class.oid = known.id
      join pg_namespace on pg_namespace.oid = relnamespace
      where relkind = 'r' and nspname = 'public' order by relname`,
  )
  return (rows as { name: string }[]).map(({ name }) => name)
}

test('every table with customer data is in the list of personal data', async () => {
  const listed = readFileSync(path.join(apiRoot, '../docs/personal-data.md'), 'utf8')
  const tables = await tablesOfCustomers()
  expect(tables).toEqual(expect.arrayContaining(['orders', 'package_photos', 'returns', 'sessions']))
  expect(tables.filter((name) => !listed.includes(`\`${name}\``))).toEqual([])
})
