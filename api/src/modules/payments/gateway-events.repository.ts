import { createHash } from 'node:crypto'
import { and, asc, eq, isNull, lt } from 'drizzle-orm'
import type { Database } from '../../db/connection'
import { gatewayEvents } from '../../db/tables/payments'

export type GatewayEvent = typeof gatewayEvents.$inferSelect
export type GatewayName = GatewayEvent['provider']

const MOST_AT_ONCE = 50

/** The raw messages of gateways: stored first, and once, whatever happens to them afterwards. */
export function createGatewayEventsRepository(database: Database) {
  const db = () => database.connection()

  return {
    /** @returns the message as stored, also when it had come before */
    async store(provider: GatewayName, body: string, receivedAt: Date): Promise<GatewayEvent> {
      const contentHash = createHash('sha256').update(body).digest('hex')
      await db()
        .insert(gatewayEvents)
        .values({ provider, contentHash, body, receivedAt })
        .onConflictDoNothing({ target: [gatewayEvents.provider, gatewayEvents.contentHash] })
      const same = and(eq(gatewayEvents.provider, provider), eq(gatewayEvents.contentHash, contentHash))
      const [event] = await db().select().from(gatewayEvents).where(same)
      if (!event) throw new Error('A message of the gateway was neither stored nor found.')
      return event
    },

    /** Messages that were stored before `before` and never applied: a process died in between. */
    async unapplied(provider: GatewayName, before: Date): Promise<GatewayEvent[]> {
      return db()
        .select()
        .from(gatewayEvents)
        .where(
          and(
            eq(gatewayEvents.provider, provider),
            isNull(gatewayEvents.appliedAt),
            lt(gatewayEvents.receivedAt, before),
          ),
        )
        .orderBy(asc(gatewayEvents.id))
        .limit(MOST_AT_ONCE)
    },

    /** Holds a message until the transaction ends. @returns false when it has been applied meanwhile */
    async lockUnapplied(id: number): Promise<boolean> {
      const open = and(eq(gatewayEvents.id, id), isNull(gatewayEvents.appliedAt))
      const rows = await db().select({ id: gatewayEvents.id }).from(gatewayEvents).where(open).for('update')
      return rows.length > 0
    },

    async applied(id: number, outcome: string, appliedAt: Date): Promise<void> {
      await db().update(gatewayEvents).set({ outcome, appliedAt }).where(eq(gatewayEvents.id, id))
    },
  }
}

export type GatewayEventsRepository = ReturnType<typeof createGatewayEventsRepository>
