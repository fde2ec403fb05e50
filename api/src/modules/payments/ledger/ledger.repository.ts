import { and, asc, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../../db/connection'
import { prepared } from '../../../db/prepared'
import type { ProviderName } from '../payments.tables'
import { captures, type LedgerState, ledger } from './ledger.tables'

export type CaptureRecord = typeof captures.$inferSelect
type NewLedgerRow = Omit<typeof ledger.$inferInsert, 'id'>

export function createLedgerRepository(database: Database) {
  const db = () => database.connection()
  // Prepared because planning is the view's main cost, and every order runs these queries.
  const capturesBy = (name: string, where: SQL | undefined) =>
    prepared(database, name, (connection) =>
      connection.select().from(captures).where(where).orderBy(asc(captures.id)),
    )
  const isProvider = eq(captures.provider, sql.placeholder('provider'))
  const isPayment = and(isProvider, eq(captures.gatewayId, sql.placeholder('gatewayId')))
  const byGatewayId = capturesBy('capture_of', isPayment)
  const byGatewayOrder = capturesBy('captures_at', eq(captures.gatewayOrder, sql.placeholder('gatewayOrder')))
  const byOrder = capturesBy('captures_for', eq(captures.order, sql.placeholder('order')))

  return {
    async add(row: NewLedgerRow): Promise<void> {
      await db().insert(ledger).values(row)
    },

    async captureOf(provider: ProviderName, gatewayId: string): Promise<CaptureRecord | undefined> {
      const [row] = await byGatewayId({ provider, gatewayId })
      return row
    },

    /** @throws Error if it does not exist */
    async capture(id: number): Promise<CaptureRecord> {
      const [row] = await db().select().from(captures).where(eq(captures.id, id))
      if (!row) throw new Error(`There is no payment ${id} in the ledger.`)
      return row
    },

    capturesAt(gatewayOrder: string): Promise<CaptureRecord[]> {
      return byGatewayOrder({ gatewayOrder })
    },

    capturesFor(order: string): Promise<CaptureRecord[]> {
      return byOrder({ order })
    },

    /** @param name an order's customer-facing or gateway id, or a payment's gateway or stand-alone id */
    async capturesNamed(name: string): Promise<CaptureRecord[]> {
      const isNamed = or(
        eq(captures.orderId, name),
        eq(captures.gatewayOrderId, name),
        eq(captures.gatewayId, name),
        eq(captures.standAlone, name),
      )
      return db().select().from(captures).where(isNamed).orderBy(asc(captures.id))
    },

    /** Returns the newest reported state of a refund or dispute; undefined if no gateway has reported one. */
    async stateOf(
      provider: ProviderName,
      kind: 'refund' | 'dispute',
      gatewayId: string,
    ): Promise<LedgerState | undefined> {
      const here = and(eq(ledger.provider, provider), eq(ledger.kind, kind), eq(ledger.gatewayId, gatewayId))
      const [row] = await db()
        .select({ state: ledger.state })
        .from(ledger)
        .where(here)
        .orderBy(desc(ledger.id))
        .limit(1)
      return row?.state
    },

    /** Returns the newest reported states of our refunds; unreported ones are missing. */
    async refundStates(ids: readonly string[]): Promise<Map<string, LedgerState>> {
      if (ids.length === 0) return new Map()
      const rows = await db()
        .select({ id: ledger.gatewayId, state: ledger.state })
        .from(ledger)
        .where(and(eq(ledger.kind, 'refund'), inArray(ledger.gatewayId, [...ids])))
        .orderBy(asc(ledger.id))
      return new Map(rows.map(({ id, state }) => [id, state]))
    },
  }
}

export type LedgerRepository = ReturnType<typeof createLedgerRepository>
