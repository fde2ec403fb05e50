import { and, asc, eq, gt, max, sql } from 'drizzle-orm'
import type { Database } from '../../../db/connection'
import { customers } from '../../customers/customers.tables'
import { orders } from '../../orders/orders.tables'
import { captures } from '../../payments/ledger/ledger.tables'
import { syntheticPurchases } from './synthetic-purchases.tables'

export type SyntheticPurchasesRepository = ReturnType<typeof createSyntheticPurchasesRepository>

export function createSyntheticPurchasesRepository({ connection }: Pick<Database, 'connection'>) {
  return {
    async customerOf(email: string): Promise<string | undefined> {
      const [found] = await connection()
        .select({ id: customers.id })
        .from(customers)
        .where(eq(customers.email, email))
      return found?.id
    },

    /** @param order the internal id */
    async add(order: string, doneAt: Date): Promise<void> {
      await connection().insert(syntheticPurchases).values({ order, doneAt }).onConflictDoNothing()
    },

    async newest(): Promise<Date | undefined> {
      const [found] = await connection()
        .select({ at: max(syntheticPurchases.doneAt) })
        .from(syntheticPurchases)
      return found?.at ?? undefined
    },

    /** Lists payments for a customer's orders, each with the amount that can still be refunded. */
    async keptPayments(customerId: string) {
      const left = sql<number>`${captures.amount} - ${captures.refunded} - ${captures.underway} - ${captures.lost}`
      return connection()
        .select({ gatewayId: captures.gatewayId, left: left.mapWith(Number) })
        .from(captures)
        .innerJoin(orders, eq(orders.id, captures.order))
        .where(and(eq(orders.customerId, customerId), gt(left, 0), eq(captures.currency, 'INR')))
        .orderBy(asc(captures.id))
    },
  }
}
