import { asc, eq, inArray, lte } from 'drizzle-orm'
import type { Database } from '../../../db/connection'
import { standAlonePayments } from '../../../db/tables/payments'

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

    /** Holds the payment until the transaction ends. */
    async lock(id: string): Promise<StandAloneRecord | undefined> {
      const [row] = await db().select().from(standAlonePayments).where(withId(id)).for('update')
      return row
    },

    async change(id: string, change: Partial<StandAloneRecord>): Promise<void> {
      await db().update(standAlonePayments).set(change).where(withId(id))
    },

    /** Takes what is due, so that no other process asks at the same time; it is due again at `until`. */
    async claimDue(now: Date, until: Date, most: number): Promise<StandAloneRecord[]> {
      const due = db()
        .select({ id: standAlonePayments.merchantTransactionId })
        .from(standAlonePayments)
        .where(lte(standAlonePayments.nextQuestionAt, now))
        .orderBy(asc(standAlonePayments.nextQuestionAt))
        .limit(most)
        .for('update', { skipLocked: true })
      return db()
        .update(standAlonePayments)
        .set({ nextQuestionAt: until })
        .where(inArray(standAlonePayments.merchantTransactionId, due))
        .returning()
    },
  }
}

export type StandAloneRepository = ReturnType<typeof createStandAloneRepository>
