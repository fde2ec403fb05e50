import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { apiRoot } from '../testing/database'

/* Customers of versions that did not ask anybody to confirm an address. */

const migrations = path.join(apiRoot, 'migrations')
const TAG = /_confirmed_addresses$/

/** The migrations as they were before addresses were confirmed. */
function earlierMigrations(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'migrations-'))
  cpSync(migrations, folder, { recursive: true })
  const file = path.join(folder, 'meta/_journal.json')
  const journal = JSON.parse(readFileSync(file, 'utf8'))
  const first = journal.entries.findIndex(({ tag }: { tag: string }) => TAG.test(tag))
  writeFileSync(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, first) }))
  return folder
}

test('customers from before count as confirmed if they paid for an order or confirmed the newsletter, and others do not', async () => {
  const client = new PGlite()
  const database = drizzle(client)
  await migrate(database, { migrationsFolder: earlierMigrations() })
  await client.exec(`
    insert into customers (id, first_name, last_name, email, phone, country_code, password_hash, created_at)
      select name, name, 'Rao', name || '@example.in', '9845012345', '+91', '', now()
      from unnest(array['reader', 'asked', 'buyer', 'looker', 'nobody']) name;
    insert into subscriptions (email, subscribed_at, confirmed_at) values
      ('reader@example.in', now(), now()), ('asked@example.in', now(), null);
    insert into orders (id, customer_id, order_id, content_hash, status, payment_method, subtotal, shipping, tax, total, shipping_address, created_at)
      select name, name, 'ORD-1', '', status, 'Prepaid', 12500, 5000, 2250, 17500, '{}', now()
      from (values ('buyer', 'Paid'), ('looker', 'Pending')) placed (name, status);
  `)
  await migrate(database, { migrationsFolder: migrations })
  const { rows } = await client.query(
    'select id from customers where email_confirmed_at is not null order by id',
  )
  expect(rows).toEqual([{ id: 'buyer' }, { id: 'reader' }])
  await client.close()
})
