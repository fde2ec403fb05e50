import { and, asc, eq, gt, inArray, like, notExists, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Database } from '../../db/connection'
import { orderEvents, orders } from '../../db/tables/orders'
import { gatewayEvents } from '../../db/tables/payments'

/** What waits for the owner: money that has arrived and belongs nowhere, or not as it should. */
export function createParkedRepository(database: Database) {
  const db = () => database.connection()

  return {
    /** Messages about orders that are not ours, about another amount, or that could not be applied. */
    async messages() {
      return db()
        .select()
        .from(gatewayEvents)
        .where(inArray(gatewayEvents.outcome, ['parked', 'held', 'failed']))
        .orderBy(asc(gatewayEvents.id))
    },

    /** Payments that did not pay their order, and for which nothing has been refunded since. */
    async payments() {
      const later = alias(orderEvents, 'later')
      const refunded = db()
        .select({ one: sql`1` })
        .from(later)
        .where(
          and(
            eq(later.order, orderEvents.order),
            gt(later.id, orderEvents.id),
            like(later.what, 'refund of %'),
          ),
        )
      return db()
        .select({ orderId: orders.orderId, at: orderEvents.at, what: orderEvents.what, why: orderEvents.why })
        .from(orderEvents)
        .innerJoin(orders, eq(orders.id, orderEvents.order))
        .where(and(like(orderEvents.what, 'held %'), notExists(refunded)))
        .orderBy(asc(orderEvents.id))
    },
  }
}
