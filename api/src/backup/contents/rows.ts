import { count } from 'drizzle-orm'
import type { Database } from '../../db/connection'
import { customers } from '../../modules/customers/customers.tables'
import { orderEvents, orders } from '../../modules/orders/orders.tables'
import { ledger } from '../../modules/payments/ledger/ledger.tables'

/** Tables of irreplaceable rows. Their counts show whether a restore is complete. */
const counted = { customers, orders, orderEvents, ledger }

export type Rows = Record<string, number>

export async function countRows(database: Database): Promise<Rows> {
  const rows: Rows = {}
  for (const [name, table] of Object.entries(counted)) {
    const [found] = await database.connection().select({ count: count() }).from(table)
    rows[name] = found?.count ?? 0
  }
  return rows
}
