import { and, eq, exists, sql } from 'drizzle-orm'
import type { Database } from '../../../db/connection'
import type { QueueRows } from '../../../jobs/queue/queue-rows'
import { ledger } from '../ledger/ledger.tables'
import { type ProviderName, refunds } from '../payments.tables'

export type RefundRecord = typeof refunds.$inferSelect
export type NamedRefund = Pick<RefundRecord, 'id' | 'amount' | 'reason'>

/** A refund that the owner has ordered. Its progress is tracked in the ledger. */
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

    /** @param nextQuestionAt none when the gateway has said how it ended */
    async askAt(id: string, nextQuestionAt: Date | null): Promise<void> {
      await db().update(refunds).set({ nextQuestionAt }).where(eq(refunds.id, id))
    },

    /** The refunds of payments at one gateway, to be worked off: each is asked about when it is due. */
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
