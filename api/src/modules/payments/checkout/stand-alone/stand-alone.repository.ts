import { eq } from 'drizzle-orm'
import type { Database } from '../../../../db/connection'
import type { QueueRows } from '../../../../jobs/queue/queue-rows'
import { type ProviderName, standAlonePayments } from '../../payments.tables'

export type StandAloneRecord = typeof standAlonePayments.$inferSelect

export function createStandAloneRepository(database: Database) {
  const db = () => database.connection()
  const withId = (id: string) => eq(standAlonePayments.merchantTransactionId, id)

  return {
    async add(record: StandAloneRecord): Promise<void> {
      await db().insert(standAlonePayments).values(record)
    },

    async find(id: string): Promise<StandAloneRecord | undefined> {
      const [row] = await db().select().from(standAlonePayments).where(withId(id))
      return row
    },

    /** Locks the payment until the transaction ends. */
    async lock(id: string): Promise<StandAloneRecord | undefined> {
      const [row] = await db().select().from(standAlonePayments).where(withId(id)).for('update')
      return row
    },

    async change(id: string, change: Partial<StandAloneRecord>): Promise<void> {
      await db().update(standAlonePayments).set(change).where(withId(id))
    },

    /** Returns the poll queue of one gateway. */
    rowsAt: (provider: ProviderName): QueueRows<typeof standAlonePayments> => ({
      table: standAlonePayments,
      id: standAlonePayments.merchantTransactionId,
      due: standAlonePayments.nextQuestionAt,
      attempts: standAlonePayments.attempts,
      trouble: standAlonePayments.trouble,
      only: eq(standAlonePayments.provider, provider),
    }),
  }
}

export type StandAloneRepository = ReturnType<typeof createStandAloneRepository>
