import { and, eq, exists, sql } from 'drizzle-orm'
import type { Database } from '../../../db/connection'
import type { QueueRows } from '../../../jobs/queue/queue-rows'
import { ledger } from '../ledger/ledger.tables'
import { type ProviderName, refunds } from '../payments.tables'

export type RefundRecord = typeof refunds.$inferSelect
export type NamedRefund = Pick<RefundRecord, 'id' | 'amount' | 'reason'>

export function createRefundsRepository(database: Database) {
  const db = () => database.connection()

  return {
    async add(record: typeof refunds.$inferInsert): Promise<void> {
      await db().insert(refunds).values(record)
    },

    async find(id: string): Promise<RefundRecord | undefined> {
      const [row] = await db().select().from(refunds).where(eq(refunds.id, id))
      return row
    },

    /** @param nextQuestionAt null once the gateway has reported the outcome */
    async askAt(id: string, nextQuestionAt: Date | null): Promise<void> {
      await db().update(refunds).set({ nextQuestionAt }).where(eq(refunds.id, id))
    },

    /** Returns the poll queue of one gateway's refunds. */
    rowsAt(provider: ProviderName): QueueRows<typeof refunds> {
      const capture = and(eq(ledger.id, refunds.capture), eq(ledger.provider, provider))
      return {
        table: refunds,
        id: refunds.id,
        due: refunds.nextQuestionAt,
        attempts: refunds.attempts,
        trouble: refunds.trouble,
        only: exists(db().select({ one: sql`1` }).from(ledger).where(capture)),
      }
    },
  }
}

export type RefundsRepository = ReturnType<typeof createRefundsRepository>
