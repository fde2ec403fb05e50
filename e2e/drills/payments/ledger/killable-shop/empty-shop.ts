import type { DrilledShop } from './drilled-shop'

const TABLES = [
  'orders',
  'order_lines',
  'order_events',
  'gateway_orders',
  'gateway_events',
  'refunds',
  'ledger',
  'looked_at',
  'differences',
  'outbox',
  'stand_alone_payments',
]
/**
 * Deletes every order and all money; the catalogue and the customers stay. It deletes rows, as thousands of truncations
 * would make every statement slow. Triggers that would refuse it are off.
 */
export async function emptyShop({ rows, forgetMails }: DrilledShop): Promise<void> {
  const deletes = TABLES.map((table) => `delete from ${table};`).join(' ')
  await rows(`do $$ begin perform set_config('session_replication_role', 'replica', true); ${deletes} end $$`)
  forgetMails()
}
