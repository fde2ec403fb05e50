import { and, asc, count, eq, gt, isNotNull, isNull, like, lte, not, or } from 'drizzle-orm'
import type { Language } from 'shared-contracts/i18n/language'
import type { Database } from '../../db/connection'
import { subscriptions } from './newsletter.tables'

export type Subscriber = typeof subscriptions.$inferSelect
export type NewsletterRepository = ReturnType<typeof createNewsletterRepository>

export function createNewsletterRepository({ connection }: Database) {
  /**
   * @param askedBefore a new link replaces the previous one only if that expires by this time
   * @returns undefined if there is nothing to send: already confirmed, just requested, or a repeated key
   */
  async function ask(
    request: Pick<Subscriber, 'email' | 'subscribedAt' | 'repeatKey' | 'language'> & {
      confirmHash: string
      confirmBy: Date
    },
    askedBefore: Date,
  ): Promise<Subscriber | undefined> {
    const { confirmHash, confirmBy, repeatKey, language } = request
    const isRepeat = repeatKey === null ? undefined : eq(subscriptions.repeatKey, repeatKey)
    const [subscriber] = await connection()
      .insert(subscriptions)
      .values(request)
      .onConflictDoUpdate({
        target: subscriptions.email,
        set: { confirmHash, confirmBy, repeatKey, language },
        setWhere: and(
          isNull(subscriptions.confirmedAt),
          lte(subscriptions.confirmBy, askedBefore),
          isRepeat && or(isNull(subscriptions.repeatKey), not(isRepeat)),
        ),
      })
      .returning()
    return subscriber
  }

  /** @returns the subscriber, and whether this is their first confirmation; undefined for an unusable link */
  async function confirm(confirmHash: string, now: Date) {
    const valid = and(eq(subscriptions.confirmHash, confirmHash), gt(subscriptions.confirmBy, now))
    const [before] = await connection().select().from(subscriptions).where(valid).for('update')
    if (!before) return undefined
    if (before.confirmedAt) return { subscriber: before, isNew: false }
    await connection().update(subscriptions).set({ confirmedAt: now }).where(valid)
    return { subscriber: before, isNew: true }
  }

  /** @returns undefined for an unknown token */
  async function languageOf(unsubscribeToken: string): Promise<Language | undefined> {
    const [subscriber] = await connection()
      .select({ language: subscriptions.language })
      .from(subscriptions)
      .where(eq(subscriptions.unsubscribeToken, unsubscribeToken))
    return subscriber?.language
  }

  async function remove(unsubscribeToken: string): Promise<void> {
    await connection().delete(subscriptions).where(eq(subscriptions.unsubscribeToken, unsubscribeToken))
  }

  async function removeUnconfirmed(now: Date): Promise<void> {
    await connection()
      .delete(subscriptions)
      .where(and(isNull(subscriptions.confirmedAt), lte(subscriptions.confirmBy, now)))
  }

  /** Lists a page by address. @param words part of an address. @param after the previous page's last address */
  async function part(words: string, after: string | undefined, most: number): Promise<Subscriber[]> {
    const holding = like(subscriptions.email, `%${words.replaceAll(/[\\%_]/g, '\\$&')}%`)
    return connection()
      .select()
      .from(subscriptions)
      .where(and(words ? holding : undefined, after ? gt(subscriptions.email, after) : undefined))
      .orderBy(asc(subscriptions.email))
      .limit(most)
  }

  async function counts(): Promise<{ confirmed: number; waiting: number }> {
    const [row] = await connection()
      .select({ all: count(), confirmed: count(subscriptions.confirmedAt) })
      .from(subscriptions)
    const { all, confirmed } = row ?? { all: 0, confirmed: 0 }
    return { confirmed, waiting: all - confirmed }
  }

  /** Lists everybody who may get newsletters. */
  async function confirmed(): Promise<Subscriber[]> {
    return connection()
      .select()
      .from(subscriptions)
      .where(isNotNull(subscriptions.confirmedAt))
      .orderBy(asc(subscriptions.email))
  }

  return { part, counts, confirmed, ask, confirm, languageOf, remove, removeUnconfirmed }
}
