import { and, desc, eq, lte, type SQL } from 'drizzle-orm'
import type { Database } from '../../../db/connection'
import type { QueueRows } from '../../../jobs/queue/queue-rows'
import { gatewayOrders, type ProviderName } from '../payments.tables'

export type GatewayRecord = typeof gatewayOrders.$inferSelect

type GatewayRecordChange = Partial<
  Pick<GatewayRecord, 'providerId' | 'sessionId' | 'paymentLink' | 'createdAt' | 'nextQuestionAt'>
>

export function createGatewayOrdersRepository(database: Database) {
  const db = () => database.connection()

  /** Returns the newest match. */
  async function one(where: SQL | undefined): Promise<GatewayRecord | undefined> {
    const newest = desc(gatewayOrders.number)
    const [row] = await db().select().from(gatewayOrders).where(where).orderBy(newest).limit(1)
    return row
  }

  return {
    /** Stores the record before the gateway call. @returns the existing record if another call was faster */
    async add(record: GatewayRecord): Promise<GatewayRecord> {
      await db()
        .insert(gatewayOrders)
        .values(record)
        .onConflictDoNothing({ target: [gatewayOrders.order, gatewayOrders.number] })
      const here = and(eq(gatewayOrders.order, record.order), eq(gatewayOrders.number, record.number))
      return (await one(here)) ?? record
    },

    newestOf: (order: string) => one(eq(gatewayOrders.order, order)),
    find: (id: string) => one(eq(gatewayOrders.id, id)),
    byGatewayOrderId: (gatewayOrderId: string) => one(eq(gatewayOrders.gatewayOrderId, gatewayOrderId)),

    async change(id: string, change: GatewayRecordChange): Promise<void> {
      if (Object.keys(change).length === 0) return
      await db().update(gatewayOrders).set(change).where(eq(gatewayOrders.id, id))
    },

    /** @returns the number of orders that should have been polled before the given time but were not */
    countOverdue(since: Date): Promise<number> {
      return db().$count(gatewayOrders, lte(gatewayOrders.nextQuestionAt, since))
    },

    /** Returns the poll queue of one gateway. */
    rowsAt: (provider: ProviderName): QueueRows<typeof gatewayOrders> => ({
      table: gatewayOrders,
      id: gatewayOrders.id,
      due: gatewayOrders.nextQuestionAt,
      attempts: gatewayOrders.attempts,
      trouble: gatewayOrders.trouble,
      only: eq(gatewayOrders.provider, provider),
    }),
  }
}

export type GatewayOrdersRepository = ReturnType<typeof createGatewayOrdersRepository>
