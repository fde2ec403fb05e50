import { sql } from 'drizzle-orm'
import { run } from '../../../../api/src/db/connection'
import { openDatabase } from '../../../../api/src/db/open'
import { apiFiles } from '../../../drills/ledger/killable-shop/api-of-a-life'

export const ORDERS = 5000

/** Paid orders in a shop that is not open yet, all of them to pack, with four lines each. */
export async function addManyOrders(dataDir: string): Promise<void> {
  const database = await openDatabase({ ...apiFiles, databaseUrl: undefined, dataDir })
  try {
    await run(
      database,
      sql`insert into orders (id, customer_id, order_id, content_hash, status, payment_method, subtotal, shipping, tax, total,
        shipping_address, created_at)
      select 'o' || n, 'c' || n % 900, 'ORD-' || 1795000000000 + n, 'h' || n, 'Paid', 'Prepaid', 50000, 5000, 9000, 55000,
        jsonb_build_object('firstName', 'Asha', 'lastName', 'Rao ' || n, 'addressLine1', '24, 4th Cross',
          'addressLine2', 'Indiranagar', 'city', 'Bengaluru', 'state', 'Karnataka', 'pinCode', (560000 + n % 90)::text,
          'country', 'India', 'email', 'asha' || n || '@example.in', 'phone', (9800000000 + n * 7919)::text),
        now() - n * interval '1 minute'
      from generate_series(1, ${ORDERS}::integer) n`,
    )
    await run(
      database,
      sql`insert into order_lines ("order", line, product_id, variant_id, name, variant, price, quantity, image)
      select 'o' || n, line, 'p' || line, 'v' || line, 'Turmeric Powder', (line + 1) * 100 || ' g', 12500, 1 + n % 3, '/x.jpg'
      from generate_series(1, ${ORDERS}::integer) n, generate_series(0, 3) line`,
    )
    await run(database, sql`vacuum analyze`)
  } finally {
    await database.close()
  }
}
