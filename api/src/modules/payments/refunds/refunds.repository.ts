import { and, asc, eq, exists, isNotNull, ne, or, sql, sum } from 'drizzle-orm'
import type { Database } from '../../../db/connection'
import { ledger } from '../../../db/tables/ledger'
import { orders } from '../../../db/tables/orders'
import { gatewayOrders, type ProviderName, refunds } from '../../../db/tables/payments'
import type { QueueRows } from '../../../queue/queue-rows'
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

    /** The refunds of payments at one gateway, to be worked off: each is asked about when it is due. */
    rowsAt(provider: ProviderName): QueueRows<typeof refunds> {
      const isThere = eq(gatewayOrders.provider, provider)
      const ofOrder = and(eq(gatewayOrders.id, refunds.gatewayOrder), isThere)
      const ofCapture = and(eq(ledger.id, refunds.capture), eq(ledger.provider, provider))
      const one = { one: sql`1` }
      return {
        table: refunds,
        id: refunds.id,
        due: refunds.nextQuestionAt,
        tries: refunds.tries,
        trouble: refunds.trouble,
        only: or(
          exists(db().select(one).from(gatewayOrders).where(ofOrder)),
          exists(db().select(one).from(ledger).where(ofCapture)),
        ),
      }
    },
  }
}

export type RefundsRepository = ReturnType<typeof createRefundsRepository>
