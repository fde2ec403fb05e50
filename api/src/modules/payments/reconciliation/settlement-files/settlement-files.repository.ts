import { and, asc, desc, eq, gte, inArray, isNotNull, notExists, sql } from 'drizzle-orm'
import type { Database } from '../../../../db/connection'
import { letters } from '../../action-items/action-item'
import { captures, ledger, lookedAt } from '../../ledger/ledger.tables'
import type { ProviderName } from '../../payments.tables'
import type { FileSettlement } from './contents'
import { settlementFiles, settlementLines, settlements } from './settlements.tables'

/** PostgreSQL accepts at most 65,535 values per statement, and rows have fewer than 20 columns. */
const ROWS_IN_A_STATEMENT = 1000

export type StoredSettlement = typeof settlements.$inferSelect
export type StoredLine = typeof settlementLines.$inferSelect
export interface DoneRefund {
  id: string
  orderId: string | null
  amount: number
}

export type SettlementFilesRepository = ReturnType<typeof createSettlementFilesRepository>

export function createSettlementFilesRepository({ connection: db }: Pick<Database, 'connection'>) {
  return {
    /** @returns false if the file was imported before */
    async addFile(file: typeof settlementFiles.$inferInsert): Promise<boolean> {
      const added = await db().insert(settlementFiles).values(file).onConflictDoNothing().returning()
      return added.length > 0
    },

    /** Stores settlements. Values from an earlier file win. @param found must not contain a `utr` twice */
    async keep(
      provider: ProviderName,
      found: readonly (Pick<FileSettlement, 'utr'> & Partial<FileSettlement>)[],
    ): Promise<StoredSettlement[]> {
      const kept: StoredSettlement[] = []
      for (const batch of splitIntoBatches(found)) {
        const rows = await db()
          .insert(settlements)
          .values(batch.map(({ utr, credited = null, paidAt = '' }) => ({ provider, utr, credited, paidAt })))
          .onConflictDoUpdate({
            target: [settlements.provider, settlements.utr],
            set: {
              credited: sql`coalesce(${settlements.credited}, excluded.credited)`,
              paidAt: sql`coalesce(nullif(${settlements.paidAt}, ''), excluded.paid_at)`,
            },
          })
          .returning()
        kept.push(...rows)
      }
      return kept
    },

    async addLines(lines: readonly (typeof settlementLines.$inferInsert)[]): Promise<void> {
      for (const batch of splitIntoBatches(lines))
        await db().insert(settlementLines).values(batch).onConflictDoNothing()
    },

    async linesOf(ids: readonly number[]): Promise<StoredLine[]> {
      const found: StoredLine[] = []
      for (const batch of splitIntoBatches(ids))
        found.push(
          ...(await db()
            .select()
            .from(settlementLines)
            .where(inArray(settlementLines.settlement, batch))
            .orderBy(asc(settlementLines.settlement), asc(settlementLines.entry))),
        )
      return found
    },

    async setTroubles(changed: readonly StoredSettlement[]): Promise<void> {
      for (const batch of splitIntoBatches(changed))
        await db()
          .insert(settlements)
          .values(batch.map(({ id: _, ...settlement }) => settlement))
          .onConflictDoUpdate({
            target: [settlements.provider, settlements.utr],
            set: { troubles: sql`excluded.troubles`, troubleSince: sql`excluded.trouble_since` },
          })
    },

    async setLineTroubles(changed: readonly StoredLine[]): Promise<void> {
      for (const batch of splitIntoBatches(changed))
        await db()
          .insert(settlementLines)
          .values(batch)
          .onConflictDoUpdate({
            target: [settlementLines.settlement, settlementLines.entry],
            set: { trouble: sql`excluded.trouble` },
          })
    },

    async newest(limit: number): Promise<StoredSettlement[]> {
      return db().select().from(settlements).orderBy(desc(settlements.id)).limit(limit)
    },

    /** Lists settlements with discrepancies that nobody has reviewed. */
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

    /** Returns the captured amounts of the given payments, by the gateway's id. */
    async capturesNamed(provider: ProviderName, ids: readonly string[]): Promise<Map<string, number>> {
      const amounts = new Map<string, number>()
      for (const batch of splitIntoBatches([...new Set(ids)])) {
        const rows = await db()
          .select({ id: ledger.gatewayId, amount: ledger.amount })
          .from(ledger)
          .where(
            and(eq(ledger.provider, provider), eq(ledger.kind, 'capture'), inArray(ledger.gatewayId, batch)),
          )
        for (const { id, amount } of rows) amounts.set(id, amount)
      }
      return amounts
    },

    /** Returns the completed refunds of the given orders. @param orderIds the orders' ids at the gateway */
    async refundsOf(provider: ProviderName, orderIds: readonly string[]): Promise<DoneRefund[]> {
      const found: DoneRefund[] = []
      for (const batch of splitIntoBatches([...new Set(orderIds)]))
        found.push(
          ...(await db()
            .selectDistinct({ id: ledger.gatewayId, orderId: captures.gatewayOrderId, amount: ledger.amount })
            .from(ledger)
            .innerJoin(captures, eq(captures.id, ledger.capture))
            .where(
              and(
                eq(ledger.provider, provider),
                eq(ledger.kind, 'refund'),
                eq(ledger.state, 'done'),
                inArray(captures.gatewayOrderId, batch),
              ),
            )),
        )
      return found
    },
  }
}

function splitIntoBatches<Row>(rows: readonly Row[]): Row[][] {
  const count = Math.ceil(rows.length / ROWS_IN_A_STATEMENT)
  return Array.from({ length: count }, (_, index) =>
    rows.slice(index * ROWS_IN_A_STATEMENT, (index + 1) * ROWS_IN_A_STATEMENT),
  )
}
