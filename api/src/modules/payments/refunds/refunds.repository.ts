import { asc, eq, inArray, lte } from 'drizzle-orm'
import type { Database } from '../../../db/connection'
import { refunds } from '../../../db/tables/payments'

export type RefundRecord = typeof refunds.$inferSelect

/** What the owner has ordered to be given back. How far it has come stands in the ledger. */
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

    /** Takes what is due, so that no other process asks at the same time; it is due again at `until`. */
    async claimDue(now: Date, until: Date, most: number): Promise<RefundRecord[]> {
      const due = db()
        .select({ id: refunds.id })
        .from(refunds)
        .where(lte(refunds.nextQuestionAt, now))
        .orderBy(asc(refunds.nextQuestionAt))
        .limit(most)
        .for('update', { skipLocked: true })
      return db().update(refunds).set({ nextQuestionAt: until }).where(inArray(refunds.id, due)).returning()
    },
  }
}

export type RefundsRepository = ReturnType<typeof createRefundsRepository>
