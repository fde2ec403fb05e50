import { and, eq } from 'drizzle-orm'
import type { Database } from '../../db/connection'
import { reviewReports, reviewVotes } from './reviews.tables'

export type ReactionsRepository = ReturnType<typeof createReactionsRepository>

export function createReactionsRepository({ connection }: Pick<Database, 'connection'>) {
  /** @returns false if the customer has already voted */
  async function addVote(review: string, customerId: string): Promise<boolean> {
    const added = await connection()
      .insert(reviewVotes)
      .values({ review, customerId })
      .onConflictDoNothing()
      .returning({ review: reviewVotes.review })
    return added.length > 0
  }

  /** @returns false if the customer had not voted */
  async function removeVote(review: string, customerId: string): Promise<boolean> {
    const removed = await connection()
      .delete(reviewVotes)
      .where(and(eq(reviewVotes.review, review), eq(reviewVotes.customerId, customerId)))
      .returning({ review: reviewVotes.review })
    return removed.length > 0
  }

  /** Adds a report. A customer's second report of a review has no effect. */
  async function addReport(report: typeof reviewReports.$inferInsert): Promise<void> {
    await connection().insert(reviewReports).values(report).onConflictDoNothing()
  }

  return { addVote, removeVote, addReport }
}
