import { and, count, eq, gt, isNull, lte } from 'drizzle-orm'
import type { Language } from 'shared-contracts/i18n/language'
import type { Database } from '../../../db/connection'
import type { QueueRows } from '../../../jobs/queue/queue-rows'
import { resetRequests, resetTokens } from '../customers.tables'

export type ResetRequestsRepository = ReturnType<typeof createResetRequestsRepository>

export function createResetRequestsRepository({ connection }: Pick<Database, 'connection'>) {
  const rows: QueueRows<typeof resetRequests> = {
    table: resetRequests,
    id: resetRequests.id,
    due: resetRequests.dueAt,
    attempts: resetRequests.attempts,
    trouble: resetRequests.trouble,
  }

  async function add(email: string, language: Language, askedAt: Date): Promise<void> {
    await connection().insert(resetRequests).values({ email, language, askedAt, dueAt: askedAt })
  }

  /** Deletes a request; a rollback restores it. @returns false if another process has taken it */
  async function take(id: number): Promise<boolean> {
    const taken = await connection().delete(resetRequests).where(eq(resetRequests.id, id)).returning()
    return taken.length > 0
  }

  async function removeGivenUp(askedBefore: Date): Promise<void> {
    await connection()
      .delete(resetRequests)
      .where(and(isNull(resetRequests.dueAt), lte(resetRequests.askedAt, askedBefore)))
  }

  async function addToken(token: typeof resetTokens.$inferInsert): Promise<void> {
    await connection().insert(resetTokens).values(token)
  }

  /** Counts a customer's links that stay valid beyond `until`. */
  async function countTokens(customerId: string, until: Date): Promise<number> {
    const [found] = await connection()
      .select({ tokens: count() })
      .from(resetTokens)
      .where(and(eq(resetTokens.customerId, customerId), gt(resetTokens.expiresAt, until)))
    return found?.tokens ?? 0
  }

  return { rows, add, take, removeGivenUp, addToken, countTokens }
}
