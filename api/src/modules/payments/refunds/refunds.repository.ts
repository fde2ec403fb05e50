import { and, asc, eq, inArray, isNotNull, lte, ne, or, sum } from 'drizzle-orm'
import type { Database } from '../../../db/connection'
import { orders } from '../../../db/tables/orders'
import { gatewayOrders, refunds } from '../../../db/tables/payments'
import type { GatewayRecord } from '../starting/gateway-orders.repository'

export type RefundRecord = typeof refunds.$inferSelect

export function createRefundsRepository(database: Database) {
  const db = () => database.connection()
  const withId = (id: string) => eq(refunds.id, id)

  return {
    /** Everything ever paid for an order, which is named by its own id or by one it has at a gateway. */
    async paidFor(name: string): Promise<GatewayRecord[]> {
      const rows = await db()
        .select({ record: gatewayOrders })
        .from(gatewayOrders)
        .innerJoin(orders, eq(orders.id, gatewayOrders.order))
        .where(
          and(
            isNotNull(gatewayOrders.paidAmount),
            or(eq(orders.orderId, name), eq(gatewayOrders.gatewayOrderId, name)),
          ),
        )
        .orderBy(asc(gatewayOrders.createdAt))
      return rows.map(({ record }) => record)
    },

    /** @returns whole paise paid for an order and not refunded */
    async balanceOf(order: string): Promise<number> {
      const own = eq(gatewayOrders.order, order)
      const [paid] = await db()
        .select({ total: sum(gatewayOrders.paidAmount) })
        .from(gatewayOrders)
        .where(own)
      const [done] = await db()
        .select({ total: sum(refunds.amount) })
        .from(refunds)
        .innerJoin(gatewayOrders, eq(gatewayOrders.id, refunds.gatewayOrder))
        .where(and(own, eq(refunds.state, 'done')))
      return Number(paid?.total ?? 0) - Number(done?.total ?? 0)
    },

    /** @returns whole paise refunded of one payment, or on their way */
    async refundedOf(gatewayOrder: string): Promise<number> {
      const [row] = await db()
        .select({ total: sum(refunds.amount) })
        .from(refunds)
        .where(and(eq(refunds.gatewayOrder, gatewayOrder), ne(refunds.state, 'failed')))
      return Number(row?.total ?? 0)
    },

    async add(record: RefundRecord): Promise<void> {
      await db().insert(refunds).values(record)
    },

    async find(id: string): Promise<RefundRecord | undefined> {
      const [row] = await db().select().from(refunds).where(withId(id))
      return row
    },

    /** Holds the refund until the transaction ends. */
    async lock(id: string): Promise<RefundRecord | undefined> {
      const [row] = await db().select().from(refunds).where(withId(id)).for('update')
      return row
    },

    async change(
      id: string,
      change: Partial<Pick<RefundRecord, 'state' | 'providerId' | 'nextQuestionAt'>>,
    ): Promise<void> {
      await db().update(refunds).set(change).where(withId(id))
    },

    /** Takes what is due, so that no other process asks at the same time; it is due again at `until`. */
    async claimDue(now: Date, until: Date, most: number): Promise<RefundRecord[]> {
      const due = db()
        .select({ id: refunds.id })
        .from(refunds)
        .where(lte(refunds.nextQuestionAt, now))
        .orderBy(asc(refunds.nextQuestionAt))
        .limit(most)
        .for('update', { skipLocked: true })
      return db().update(refunds).set({ nextQuestionAt: until }).where(inArray(refunds.id, due)).returning()
    },
  }
}

export type RefundsRepository = ReturnType<typeof createRefundsRepository>
