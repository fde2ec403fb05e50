import { isNull, min, sql } from 'drizzle-orm'
import type { Database } from '../../../db/connection'
import { gatewayEvents, refunds } from '../payments.tables'

/** Since when the oldest of those has waited that nobody need look at yet. */
export function createWaitsRepository({ connection }: Pick<Database, 'connection'>) {
  return {
    /** Of refunds that are neither done nor failed. */
    async oldestRefund(): Promise<Date | undefined> {
      const newest = sql`(
        select state from ledger where ledger.kind = 'refund' and ledger.gateway_id = ${refunds.id}
        order by id desc limit 1)`
      const [found] = await connection()
        .select({ at: min(refunds.createdAt) })
        .from(refunds)
        .where(sql`coalesce(${newest}, 'pending') = 'pending'`)
      return found?.at ?? undefined
    },

    /** Of gateways' messages that were not applied yet. */
    async oldestMessage(): Promise<Date | undefined> {
      const [found] = await connection()
        .select({ at: min(gatewayEvents.receivedAt) })
        .from(gatewayEvents)
        .where(isNull(gatewayEvents.appliedAt))
      return found?.at ?? undefined
    },
  }
}

export type WaitsRepository = ReturnType<typeof createWaitsRepository>
