import { type SQL, sql } from 'drizzle-orm'

/** True if an order has received money that only pays for it if the owner accepts it. @param order its id */
export function hasHeldPayment(order: SQL): SQL<boolean> {
  return sql<boolean>`exists (
    select from captures arrived
    where arrived."order" = ${order} and arrived.held is not null
      and arrived.amount > arrived.refunded + arrived.underway + arrived.lost)`
}
