import { createHash } from 'node:crypto'
import { and, asc, eq, inArray, isNull, lte, sql } from 'drizzle-orm'
import type { Database } from '../../../db/connection'
import { gatewayEvents, type ProviderName } from '../../../db/tables/payments'

export type GatewayEvent = typeof gatewayEvents.$inferSelect

/** What ends the life of a message: see the column `outcome`. */
export interface AppliedEvent {
  outcome: string
  appliedAt: Date
  trouble?: string
}

/** The raw messages of gateways: stored first, and once, whatever happens to them afterwards. */
export function createGatewayEventsRepository(database: Database) {
  const db = () => database.connection()

  return {
    /** Does nothing when the same bytes have come before, unless they could not be applied then. */
    async store(provider: ProviderName, body: string, receivedAt: Date): Promise<void> {
      const contentHash = createHash('sha256').update(body).digest('hex')
      await db()
        .insert(gatewayEvents)
        .values({ provider, contentHash, body, receivedAt, nextTryAt: receivedAt })
        .onConflictDoUpdate({
          target: [gatewayEvents.provider, gatewayEvents.contentHash],
          set: { appliedAt: null, outcome: null, nextTryAt: receivedAt, tries: 0 },
          setWhere: eq(gatewayEvents.outcome, 'failed'),
        })
    },

    /** Takes what is due, so that no other process applies it meanwhile; it is due again at `until`. */
    async claimDue(now: Date, until: Date, most: number): Promise<GatewayEvent[]> {
      const due = db()
        .select({ id: gatewayEvents.id })
        .from(gatewayEvents)
        .where(lte(gatewayEvents.nextTryAt, now))
        .orderBy(asc(gatewayEvents.id))
        .limit(most)
        .for('update', { skipLocked: true })
      return db()
        .update(gatewayEvents)
        .set({ nextTryAt: until, tries: sql`${gatewayEvents.tries} + 1` })
        .where(inArray(gatewayEvents.id, due))
        .returning()
    },

    /** Holds a message until the transaction ends. @returns false when it has been applied meanwhile */
    async lockUnapplied(id: number): Promise<boolean> {
      const open = and(eq(gatewayEvents.id, id), isNull(gatewayEvents.appliedAt))
      const rows = await db().select({ id: gatewayEvents.id }).from(gatewayEvents).where(open).for('update')
      return rows.length > 0
    },

    async applied(id: number, change: AppliedEvent): Promise<void> {
      await db()
        .update(gatewayEvents)
        .set({ ...change, nextTryAt: null })
        .where(eq(gatewayEvents.id, id))
    },

    async tryAgainAt(id: number, nextTryAt: Date, trouble: string): Promise<void> {
      await db().update(gatewayEvents).set({ nextTryAt, trouble }).where(eq(gatewayEvents.id, id))
    },
  }
}

export type GatewayEventsRepository = ReturnType<typeof createGatewayEventsRepository>
