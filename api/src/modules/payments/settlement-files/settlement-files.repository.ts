import { and, asc, desc, eq, gte, inArray, isNotNull, notExists, sql } from 'drizzle-orm'
import type { Database } from '../../../db/connection'
import { captures, ledger, lookedAt } from '../../../db/tables/ledger'
import type { ProviderName } from '../../../db/tables/payments'
import { settlementFiles, settlementLines, settlements } from '../../../db/tables/settlements'
import { letters } from '../owners-list/waiting-thing'
import type { FileLine, FileSettlement } from './contents'

export type StoredSettlement = typeof settlements.$inferSelect
export type StoredLine = typeof settlementLines.$inferSelect

export type SettlementFilesRepository = ReturnType<typeof createSettlementFilesRepository>

export function createSettlementFilesRepository({ connection: db }: Pick<Database, 'connection'>) {
  return {
    /** @returns false for a file that was read before */
    async addFile(file: typeof settlementFiles.$inferInsert): Promise<boolean> {
      const added = await db().insert(settlementFiles).values(file).onConflictDoNothing().returning()
      return added.length > 0
    },

    /** Keeps a settlement, known by the bank's reference. What an earlier file has said of it stays. */
    async keep(
      provider: ProviderName,
      { utr, ...said }: Pick<FileSettlement, 'utr'> & Partial<FileSettlement>,
    ): Promise<StoredSettlement> {
      const credited = said.credited ?? null
      const paidAt = said.paidAt ?? ''
      const [row] = await db()
        .insert(settlements)
        .values({ provider, utr, credited, paidAt })
        .onConflictDoUpdate({
          target: [settlements.provider, settlements.utr],
          set: {
            credited: sql`coalesce(${settlements.credited}, excluded.credited)`,
            paidAt: sql`coalesce(nullif(${settlements.paidAt}, ''), excluded.paid_at)`,
          },
        })
        .returning()
      if (!row) throw new Error(`The settlement ${utr} was not stored.`)
      return row
    },

    /** Adds the lines that are not there yet. */
    async addLines(settlement: number, lines: readonly FileLine[]): Promise<void> {
      if (lines.length === 0) return
      await db()
        .insert(settlementLines)
        .values(lines.map(({ utr: _, ...line }) => ({ ...line, settlement })))
        .onConflictDoNothing()
    },

    async linesOf(ids: readonly number[]): Promise<StoredLine[]> {
      return db()
        .select()
        .from(settlementLines)
        .where(inArray(settlementLines.settlement, [...ids]))
        .orderBy(asc(settlementLines.settlement), asc(settlementLines.entry))
    },

    async setTroubles({ id, troubles, troubleSince }: StoredSettlement): Promise<void> {
      await db().update(settlements).set({ troubles, troubleSince }).where(eq(settlements.id, id))
    },

    async setTrouble({ settlement, entry, trouble }: StoredLine): Promise<void> {
      const isIt = and(eq(settlementLines.settlement, settlement), eq(settlementLines.entry, entry))
      await db().update(settlementLines).set({ trouble }).where(isIt)
    },

    async newest(limit: number): Promise<StoredSettlement[]> {
      return db().select().from(settlements).orderBy(desc(settlements.id)).limit(limit)
    },

    /** Those with something that does not agree and that nobody has looked at since. */
    async waiting(): Promise<StoredSettlement[]> {
      const isLook = and(
        eq(lookedAt.subject, sql`${letters.settlement}::text || ${settlements.id}`),
        gte(lookedAt.at, settlements.troubleSince),
      )
      const look = db().select({ one: sql`1` }).from(lookedAt).where(isLook)
      return db()
        .select()
        .from(settlements)
        .where(and(isNotNull(settlements.troubleSince), notExists(look)))
        .orderBy(asc(settlements.id))
    },

    /** What of some payments came in, by the gateway's ids of them. */
    async capturesNamed(provider: ProviderName, ids: readonly string[]): Promise<Map<string, number>> {
      const rows = await db()
        .select({ id: ledger.gatewayId, amount: ledger.amount })
        .from(ledger)
        .where(
          and(eq(ledger.provider, provider), eq(ledger.kind, 'capture'), inArray(ledger.gatewayId, [...ids])),
        )
      return new Map(rows.map(({ id, amount }) => [id, amount]))
    },

    /** The refunds of some orders at a gateway that are done. @param orderIds as the gateway has them */
    async refundsOf(provider: ProviderName, orderIds: readonly string[]) {
      return db()
        .selectDistinct({ id: ledger.gatewayId, orderId: captures.gatewayOrderId, amount: ledger.amount })
        .from(ledger)
        .innerJoin(captures, eq(captures.id, ledger.capture))
        .where(
          and(
            eq(ledger.provider, provider),
            eq(ledger.kind, 'refund'),
            eq(ledger.state, 'done'),
            inArray(captures.gatewayOrderId, [...orderIds]),
          ),
        )
    },
  }
}
