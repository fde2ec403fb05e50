import { and, eq, gt, isNull, lte, not, or } from 'drizzle-orm'
import type { Database } from '../../db/connection'
import { subscriptions } from '../../db/tables/newsletter'

export type Subscriber = typeof subscriptions.$inferSelect
export type NewsletterRepository = ReturnType<typeof createNewsletterRepository>

export function createNewsletterRepository({ connection }: Database) {
  /**
   * Notes that an address was asked to be subscribed, with the link that confirms it.
   * @param askedBefore an earlier request counts as answered when its link lasts longer than this
   * @returns undefined when there is nothing to send: confirmed already, asked just now, or a repeat by its key
   */
  async function ask(
    request: Pick<Subscriber, 'email' | 'subscribedAt' | 'repeatKey'> & {
      confirmHash: string
      confirmBy: Date
    },
    askedBefore: Date,
  ): Promise<Subscriber | undefined> {
    const { confirmHash, confirmBy, repeatKey } = request
    const isRepeat = repeatKey === null ? undefined : eq(subscriptions.repeatKey, repeatKey)
    const [subscriber] = await connection()
      .insert(subscriptions)
      .values(request)
      .onConflictDoUpdate({
        target: subscriptions.email,
        set: { confirmHash, confirmBy, repeatKey },
        setWhere: and(
          isNull(subscriptions.confirmedAt),
          lte(subscriptions.confirmBy, askedBefore),
          isRepeat && or(isNull(subscriptions.repeatKey), not(isRepeat)),
        ),
      })
      .returning()
    return subscriber
  }

  /** @returns the subscriber, and whether they had confirmed before; undefined for an invalid or old link */
  async function confirm(confirmHash: string, now: Date) {
    const valid = and(eq(subscriptions.confirmHash, confirmHash), gt(subscriptions.confirmBy, now))
    const [before] = await connection().select().from(subscriptions).where(valid).for('update')
    if (!before) return undefined
    if (before.confirmedAt) return { subscriber: before, isNew: false }
    await connection().update(subscriptions).set({ confirmedAt: now }).where(valid)
    return { subscriber: before, isNew: true }
  }

  /** Forgets the address altogether. It may be forgotten already. */
  async function remove(unsubscribeToken: string): Promise<void> {
    await connection().delete(subscriptions).where(eq(subscriptions.unsubscribeToken, unsubscribeToken))
  }

  async function removeUnconfirmed(now: Date): Promise<void> {
    await connection()
      .delete(subscriptions)
      .where(and(isNull(subscriptions.confirmedAt), lte(subscriptions.confirmBy, now)))
  }

  return { ask, confirm, remove, removeUnconfirmed }
}
