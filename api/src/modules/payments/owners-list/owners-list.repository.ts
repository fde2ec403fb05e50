import { and, asc, eq, gt, inArray, like, notExists, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Database } from '../../../db/connection'
import { orderEvents, orders } from '../../../db/tables/orders'
import { gatewayEvents } from '../../../db/tables/payments'

const waiting = () => inArray(gatewayEvents.outcome, ['parked', 'held', 'failed'])

/** What the journal says of a held payment that the owner has looked at. */
export function lookedAtEvent(held: string): string {
  return `looked at: ${held}`
}

/** What waits for the owner: money that has arrived and belongs nowhere, or not as it should. */
export function createParkedRepository(database: Database) {
  const db = () => database.connection()

  return {
    /** Messages about orders that are not ours, about another amount, or that could not be applied. */
    async messages() {
      return db().select().from(gatewayEvents).where(waiting()).orderBy(asc(gatewayEvents.id))
    },

    /** @returns false when no such message waits */
    async closeMessage(id: number, note: string): Promise<boolean> {
      const trouble = sql`concat_ws('; ', ${gatewayEvents.outcome}, ${gatewayEvents.trouble}, ${note}::text)`
      const closed = await db()
        .update(gatewayEvents)
        .set({ outcome: 'done', trouble })
        .where(and(eq(gatewayEvents.id, id), waiting()))
        .returning({ id: gatewayEvents.id })
      return closed.length > 0
    },

    /** Payments that did not pay their order, not looked at yet, and for which nothing has been refunded since. */
    async payments() {
      const later = alias(orderEvents, 'later')
      const isSettled = or(
        like(later.what, 'refund of %'),
        eq(later.what, sql`${lookedAtEvent('')} || ${orderEvents.what}`),
      )
      const settled = db()
        .select({ one: sql`1` })
        .from(later)
        .where(and(eq(later.order, orderEvents.order), gt(later.id, orderEvents.id), isSettled))
      return db()
        .select({
          id: orderEvents.id,
          order: orderEvents.order,
          orderId: orders.orderId,
          at: orderEvents.at,
          what: orderEvents.what,
          why: orderEvents.why,
        })
        .from(orderEvents)
        .innerJoin(orders, eq(orders.id, orderEvents.order))
        .where(and(like(orderEvents.what, 'held %'), notExists(settled)))
        .orderBy(asc(orderEvents.id))
    },
  }
}
