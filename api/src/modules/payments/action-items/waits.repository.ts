import { isNull, min, sql } from 'drizzle-orm'
import type { Database } from '../../../db/connection'
import { gatewayEvents, refunds } from '../payments.tables'

/** Reads when the oldest pending refund and gateway message began to wait. Neither needs a person yet. */
export function createWaitsRepository({ connection }: Pick<Database, 'connection'>) {
  return {
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
