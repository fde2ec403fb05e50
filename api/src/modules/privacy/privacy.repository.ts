import { and, asc, eq, inArray, lte, notInArray, sql } from 'drizzle-orm'
import type { Database } from '../../db/connection'
import { addresses } from '../../db/tables/addresses'
import { customers, sessions } from '../../db/tables/customers'
import { orderEvents, orderLines, orders } from '../../db/tables/orders'

export type PrivacyRepository = ReturnType<typeof createPrivacyRepository>

export function createPrivacyRepository({ connection }: Database) {
  const nobody = () =>
    notInArray(orders.customerId, connection().select({ id: customers.id }).from(customers))

  /** Everything stored under a customer's id, in the order in which it came. */
  async function everythingOf(customerId: string) {
    const db = connection()
    const own = await db
      .select()
      .from(orders)
      .where(eq(orders.customerId, customerId))
      .orderBy(orders.position)
    const ids = own.map(({ id }) => id)
    return {
      customers: await db.select().from(customers).where(eq(customers.id, customerId)),
      sessions: await db
        .select()
        .from(sessions)
        .where(eq(sessions.customerId, customerId))
        .orderBy(sessions.startedAt),
      addresses: await db
        .select()
        .from(addresses)
        .where(eq(addresses.customerId, customerId))
        .orderBy(addresses.position),
      orders: own,
      lines: await db
        .select()
        .from(orderLines)
        .where(inArray(orderLines.order, ids))
        .orderBy(asc(orderLines.order), asc(orderLines.line)),
      events: await db
        .select()
        .from(orderEvents)
        .where(inArray(orderEvents.order, ids))
        .orderBy(asc(orderEvents.id)),
    }
  }

  /** Removes the account with its sessions, reset links and addresses; its orders stay. */
  async function removeAccount(customerId: string): Promise<void> {
    await connection().delete(addresses).where(eq(addresses.customerId, customerId))
    await connection().delete(customers).where(eq(customers.id, customerId))
  }

  /** Removes e-mail and phone from orders of deleted accounts that were placed until then, and addresses that such accounts left. */
  async function forgetTheGone(placedUntil: Date): Promise<void> {
    const isKnown = sql`${orders.shippingAddress} ->> 'email' <> '' or ${orders.shippingAddress} ->> 'phone' <> ''`
    await connection()
      .update(orders)
      .set({ shippingAddress: sql`${orders.shippingAddress} || '{"email":"","phone":""}'::jsonb` })
      .where(and(nobody(), lte(orders.createdAt, placedUntil), sql`(${isKnown})`))
    await connection()
      .delete(addresses)
      .where(notInArray(addresses.customerId, connection().select({ id: customers.id }).from(customers)))
  }

  return { everythingOf, removeAccount, forgetTheGone }
}
