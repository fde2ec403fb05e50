import { createHash } from 'node:crypto'
import { and, eq, isNotNull, isNull, lte, ne, sql } from 'drizzle-orm'
import type { Database } from '../../../db/connection'
import type { QueueRows } from '../../../jobs/queue/queue-rows'
import { isWaitingMessage } from '../action-items/waiting-messages.repository'
import { gatewayEvents, type ProviderName } from '../payments.tables'

export type GatewayEvent = typeof gatewayEvents.$inferSelect

/** Stores the gateways' raw messages, each once and before anything else happens. */
export function createGatewayEventsRepository(database: Database) {
  const db = () => database.connection()
  const rows: QueueRows<typeof gatewayEvents> = {
    table: gatewayEvents,
    id: gatewayEvents.id,
    due: gatewayEvents.nextTryAt,
    attempts: gatewayEvents.attempts,
    trouble: gatewayEvents.trouble,
  }

  return {
    rows,

    /** Does nothing if the same bytes arrived before, unless they could not be applied. */
    async store(provider: ProviderName, body: string, receivedAt: Date): Promise<void> {
      const contentHash = createHash('sha256').update(body).digest('hex')
      await db()
        .insert(gatewayEvents)
        .values({ provider, contentHash, body, receivedAt, nextTryAt: receivedAt })
        .onConflictDoUpdate({
          target: [gatewayEvents.provider, gatewayEvents.contentHash],
          set: { body, appliedAt: null, outcome: null, nextTryAt: receivedAt, attempts: 0 },
          setWhere: eq(gatewayEvents.outcome, 'failed'),
        })
    },

    /** Locks a message until the transaction ends. @returns false if it was applied in the meantime */
    async lockUnapplied(id: number): Promise<boolean> {
      const open = and(eq(gatewayEvents.id, id), isNull(gatewayEvents.appliedAt))
      const rows = await db().select({ id: gatewayEvents.id }).from(gatewayEvents).where(open).for('update')
      return rows.length > 0
    },

    /** Marks a message as applied. @param outcome see the column */
    async applied(id: number, outcome: string, appliedAt: Date): Promise<void> {
      const change = { outcome, appliedAt, nextTryAt: null }
      await db().update(gatewayEvents).set(change).where(eq(gatewayEvents.id, id))
    },

    /** Empties handled messages, because they contain contact details. Hashes stay to recognise replays. */
    async empty(receivedUntil: Date): Promise<void> {
      const isDealtWith = and(
        isNotNull(gatewayEvents.appliedAt),
        sql`(${isWaitingMessage(db())}) is not true`,
      )
      await db()
        .update(gatewayEvents)
        .set({ body: '' })
        .where(and(ne(gatewayEvents.body, ''), lte(gatewayEvents.receivedAt, receivedUntil), isDealtWith))
    },
  }
}

export type GatewayEventsRepository = ReturnType<typeof createGatewayEventsRepository>
