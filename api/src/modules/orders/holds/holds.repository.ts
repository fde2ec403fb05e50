import { and, asc, eq, exists, isNotNull, lte, not, sql } from 'drizzle-orm'
import type { Database } from '../../../db/connection'
import { gatewayOrders } from '../../payments/payments.tables'
import { orderHolds } from '../orders.tables'

const AT_ONCE = 100

export type HoldsRepository = ReturnType<typeof createHoldsRepository>

export function createHoldsRepository({ connection }: Pick<Database, 'connection'>) {
  async function set(order: string, until: Date): Promise<void> {
    await connection()
      .insert(orderHolds)
      .values({ order, until })
      .onConflictDoUpdate({ target: orderHolds.order, set: { until } })
  }

  /** Does nothing if the order holds nothing. */
  async function extend(order: string, until: Date): Promise<void> {
    await connection()
      .update(orderHolds)
      .set({ until: sql`greatest(${orderHolds.until}, ${sql.param(until, orderHolds.until)})` })
      .where(eq(orderHolds.order, order))
  }

  async function end(order: string): Promise<void> {
    await connection().delete(orderHolds).where(eq(orderHolds.order, order))
  }

  /** True for orders whose payment the gateway may still report, which ends their hold. */
  const isBeingPaid = exists(
    sql`(select from ${gatewayOrders} where ${and(
      eq(gatewayOrders.order, orderHolds.order),
      isNotNull(gatewayOrders.nextQuestionAt),
    )})`,
  )

  /** Lists orders whose time is over and that nobody is paying for. */
  async function over(now: Date): Promise<string[]> {
    const rows = await connection()
      .select({ order: orderHolds.order })
      .from(orderHolds)
      .where(and(lte(orderHolds.until, now), not(isBeingPaid)))
      .orderBy(asc(orderHolds.until))
      .limit(AT_ONCE)
    return rows.map(({ order }) => order)
  }

  /** Ends a hold that is over. @returns false if it was extended or ended, or the payment has begun since */
  async function endIfOver(order: string, now: Date): Promise<boolean> {
    const ended = await connection()
      .delete(orderHolds)
      .where(and(eq(orderHolds.order, order), lte(orderHolds.until, now), not(isBeingPaid)))
      .returning({ order: orderHolds.order })
    return ended.length > 0
  }

  return { set, extend, end, over, endIfOver }
}
