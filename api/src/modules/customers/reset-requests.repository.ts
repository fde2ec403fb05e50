import { and, count, eq, gt, inArray } from 'drizzle-orm'
import type { Database } from '../../db/connection'
import { resetRequests, resetTokens } from '../../db/tables/customers'

export type ResetRequestsRepository = ReturnType<typeof createResetRequestsRepository>

export function createResetRequestsRepository({ connection }: Database) {
  async function add(email: string, askedAt: Date): Promise<void> {
    await connection().insert(resetRequests).values({ email, askedAt })
  }

  /** Takes requests away, to be worked off in the caller's transaction: undone with it, they are there again. */
  async function take(most: number): Promise<string[]> {
    const rows = await connection()
      .select()
      .from(resetRequests)
      .orderBy(resetRequests.id)
      .limit(most)
      .for('update', { skipLocked: true })
    const ids = rows.map(({ id }) => id)
    if (ids.length > 0) await connection().delete(resetRequests).where(inArray(resetRequests.id, ids))
    return rows.map(({ email }) => email)
  }

  async function addToken(token: typeof resetTokens.$inferInsert): Promise<void> {
    await connection().insert(resetTokens).values(token)
  }

  /** How many of a customer's links last longer than until then. */
  async function countTokens(customerId: string, until: Date): Promise<number> {
    const [found] = await connection()
      .select({ tokens: count() })
      .from(resetTokens)
      .where(and(eq(resetTokens.customerId, customerId), gt(resetTokens.expiresAt, until)))
    return found?.tokens ?? 0
  }

  return { add, take, addToken, countTokens }
}
