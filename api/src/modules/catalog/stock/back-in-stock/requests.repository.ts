import { and, eq, gt, isNotNull, isNull, lte, sql } from 'drizzle-orm'
import type { Language } from 'shared-contracts/i18n/language'
import type { Database } from '../../../../db/connection'
import { backInStockRequests as requests } from '../stock.tables'
import type { Pack } from '../stock-levels'

export type StoredRequest = typeof requests.$inferSelect
type NewRequest = Omit<StoredRequest, 'stopToken'>

export type RequestsRepository = ReturnType<typeof createRequestsRepository>

export function createRequestsRepository({ connection }: Pick<Database, 'connection'>) {
  const isOf = ({ productId, variantId }: Pack) =>
    and(eq(requests.productId, productId), eq(requests.variantId, variantId))

  /**
   * @param askedBefore a new link replaces the previous one only if that was sent by this time
   * @returns undefined if there is nothing to send: already confirmed, or just requested
   */
  async function ask(request: NewRequest, askedBefore: Date): Promise<StoredRequest | undefined> {
    const { askedAt, confirmedAt, confirmHash, confirmBy, language } = request
    const [stored] = await connection()
      .insert(requests)
      .values(request)
      .onConflictDoUpdate({
        target: [requests.email, requests.productId, requests.variantId],
        set: { askedAt, confirmedAt, confirmHash, confirmBy, language },
        setWhere: and(
          isNull(requests.confirmedAt),
          confirmedAt ? undefined : lte(requests.askedAt, askedBefore),
        ),
      })
      .returning()
    return stored
  }

  function countOf(email: string): Promise<number> {
    return connection().$count(requests, eq(requests.email, email))
  }

  /** Repeating it is safe. @returns false for an unusable link */
  async function confirm(confirmHash: string, now: Date): Promise<boolean> {
    const confirmed = await connection()
      .update(requests)
      .set({ confirmedAt: sql`coalesce(${requests.confirmedAt}, ${sql.param(now, requests.confirmedAt)})` })
      .where(and(eq(requests.confirmHash, confirmHash), gt(requests.confirmBy, now)))
      .returning({ email: requests.email })
    return confirmed.length > 0
  }

  async function languageOf(stopToken: string): Promise<Language | undefined> {
    const [found] = await connection()
      .select({ language: requests.language })
      .from(requests)
      .where(eq(requests.stopToken, stopToken))
    return found?.language
  }

  async function remove(stopToken: string): Promise<void> {
    await connection().delete(requests).where(eq(requests.stopToken, stopToken))
  }

  async function removeUnconfirmed(now: Date): Promise<void> {
    await connection()
      .delete(requests)
      .where(and(isNull(requests.confirmedAt), lte(requests.confirmBy, now)))
  }

  /** Lists the packs that people wait for. */
  async function wanted(): Promise<Pack[]> {
    return connection()
      .selectDistinct({ productId: requests.productId, variantId: requests.variantId })
      .from(requests)
      .where(isNotNull(requests.confirmedAt))
  }

  /** Deletes and returns the oldest confirmed requests. Two processes never take the same one. */
  async function take(pack: Pack, most: number): Promise<StoredRequest[]> {
    const oldest = connection()
      .select({ token: requests.stopToken })
      .from(requests)
      .where(and(isOf(pack), isNotNull(requests.confirmedAt)))
      .orderBy(requests.askedAt)
      .limit(most)
      .for('update', { skipLocked: true })
    return connection().delete(requests).where(sql`${requests.stopToken} = any(array(${oldest}))`).returning()
  }

  return { ask, countOf, confirm, languageOf, remove, removeUnconfirmed, wanted, take }
}
