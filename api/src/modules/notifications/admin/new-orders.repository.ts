import { and, count, eq, isNull, max, sql } from 'drizzle-orm'
import { type Database, run } from '../../../db/connection'
import { orders } from '../../orders/orders.tables'
import { orderAlerts } from '../alerts.tables'

export function createNewOrdersRepository(database: Database, checkEmail: string | undefined) {
  const db = () => database.connection()

  return {
    /** Lists unreported orders paid since the given time, oldest first, without synthetic purchases. */
    async unnoticed(since: Date): Promise<{ id: string; paidAt: Date }[]> {
      const found = (await run(
        database,
        sql`
          select event."order" as id, min(event.at) as paid_at from order_events event
          join "orders" on "orders".id = event."order"
          where event.kind = 'paid' and event.at >= ${since.toISOString()}::timestamptz
            and not exists (select 1 from order_alerts where order_alerts."order" = event."order")
            and "orders".customer_id is distinct from (select id from customers where email = ${checkEmail ?? ''})
          group by event."order" order by 2`,
      )) as { id: string; paid_at: string | Date }[]
      return found.map(({ id, paid_at }) => ({ id, paidAt: new Date(paid_at) }))
    },

    /** @returns false if another process was faster */
    async add(order: string, paidAt: Date): Promise<boolean> {
      const added = await db()
        .insert(orderAlerts)
        .values({ order, paidAt })
        .onConflictDoNothing()
        .returning({ order: orderAlerts.order })
      return added.length > 0
    },

    async opened(order: string, at: Date): Promise<void> {
      const isNews = and(eq(orderAlerts.order, order), isNull(orderAlerts.openedAt))
      await db().update(orderAlerts).set({ openedAt: at }).where(isNews)
    },

    /** Claims unopened orders for a reminder, each only once. @returns the order numbers that customers see */
    async takeUnopened(paidBefore: Date, at: Date): Promise<string[]> {
      const found = (await run(
        database,
        sql`
          with late as (
            select "order" from order_alerts
            where opened_at is null and reminded_at is null and paid_at <= ${paidBefore.toISOString()}::timestamptz
            order by paid_at for update skip locked)
          update order_alerts set reminded_at = ${at.toISOString()}::timestamptz
          from late join "orders" on "orders".id = late."order"
          where order_alerts."order" = late."order" returning "orders".order_id as name, "orders".status as status`,
      )) as { name: string; status: string }[]
      return found.filter(({ status }) => status === 'Paid').map(({ name }) => name)
    },

    async newest(): Promise<number> {
      const [row] = await db()
        .select({ number: max(orderAlerts.number) })
        .from(orderAlerts)
      return row?.number ?? 0
    },

    async countUnopened(): Promise<number> {
      const [row] = await db()
        .select({ orders: count() })
        .from(orderAlerts)
        .innerJoin(orders, eq(orders.id, orderAlerts.order))
        .where(and(isNull(orderAlerts.openedAt), eq(orders.status, 'Paid')))
      return row?.orders ?? 0
    },
  }
}

export type NewOrdersRepository = ReturnType<typeof createNewOrdersRepository>
