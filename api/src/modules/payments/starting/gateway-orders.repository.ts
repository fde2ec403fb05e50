import { and, desc, eq, lte } from 'drizzle-orm'
import type { Database } from '../../../db/connection'
import { gatewayOrders, type ProviderName } from '../../../db/tables/payments'
import type { QueueRows } from '../../../queue/queue-rows'

/** An order of ours as it stands at the gateway. */
export type GatewayRecord = typeof gatewayOrders.$inferSelect

export type GatewayRecordChange = Partial<
  Pick<GatewayRecord, 'providerId' | 'sessionId' | 'paymentLink' | 'createdAt' | 'nextQuestionAt'>
>

export function createGatewayOrdersRepository(database: Database) {
  const db = () => database.connection()

  return {
    /** Stored before the gateway is called; when another request was quicker, that one's record. */
    async add(record: Omit<GatewayRecord, 'paidAmount'>): Promise<GatewayRecord> {
      await db()
        .insert(gatewayOrders)
        .values(record)
        .onConflictDoNothing({ target: [gatewayOrders.order, gatewayOrders.number] })
      const here = and(eq(gatewayOrders.order, record.order), eq(gatewayOrders.number, record.number))
      const [kept] = await db().select().from(gatewayOrders).where(here)
      return kept ?? { ...record, paidAmount: null }
    },

    async newestOf(order: string): Promise<GatewayRecord | undefined> {
      const [row] = await db()
        .select()
        .from(gatewayOrders)
        .where(eq(gatewayOrders.order, order))
        .orderBy(desc(gatewayOrders.number))
        .limit(1)
      return row
    },

    async find(id: string): Promise<GatewayRecord | undefined> {
      const [row] = await db().select().from(gatewayOrders).where(eq(gatewayOrders.id, id))
      return row
    },

    async byGatewayOrderId(gatewayOrderId: string): Promise<GatewayRecord | undefined> {
      const [row] = await db()
        .select()
        .from(gatewayOrders)
        .where(eq(gatewayOrders.gatewayOrderId, gatewayOrderId))
      return row
    },

    async change(id: string, change: GatewayRecordChange): Promise<void> {
      if (Object.keys(change).length === 0) return
      await db().update(gatewayOrders).set(change).where(eq(gatewayOrders.id, id))
    },

    /** @returns how many should have been asked about before a time, and were not */
    countOverdue(since: Date): Promise<number> {
      return db().$count(gatewayOrders, lte(gatewayOrders.nextQuestionAt, since))
    },

    /** The records of one gateway, to be worked off: each is asked about when it is due. */
    rowsAt: (provider: ProviderName): QueueRows<typeof gatewayOrders> => ({
      table: gatewayOrders,
      id: gatewayOrders.id,
      due: gatewayOrders.nextQuestionAt,
      tries: gatewayOrders.tries,
      trouble: gatewayOrders.trouble,
      only: eq(gatewayOrders.provider, provider),
    }),
  }
}

export type GatewayOrdersRepository = ReturnType<typeof createGatewayOrdersRepository>
