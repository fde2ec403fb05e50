import { and, count, desc, eq, gt, isNull, lte, ne } from 'drizzle-orm'
import type { Database } from '../../../../db/connection'
import { emailLinks } from '../../customers.tables'

export type EmailLink = typeof emailLinks.$inferSelect
export type EmailLinksRepository = ReturnType<typeof createEmailLinksRepository>

export function createEmailLinksRepository({ connection }: Pick<Database, 'connection'>) {
  const unused = (customerId: string, now: Date) =>
    and(eq(emailLinks.customerId, customerId), isNull(emailLinks.usedAt), gt(emailLinks.expiresAt, now))

  async function add(link: typeof emailLinks.$inferInsert): Promise<void> {
    await connection().insert(emailLinks).values(link)
  }

  async function find(hash: string): Promise<EmailLink | undefined> {
    const [link] = await connection().select().from(emailLinks).where(eq(emailLinks.hash, hash))
    return link
  }

  /** Counts the links sent to an address since the given time, whichever customers requested them. */
  async function countSince(email: string, since: Date): Promise<number> {
    const [found] = await connection()
      .select({ links: count() })
      .from(emailLinks)
      .where(and(eq(emailLinks.email, email), gt(emailLinks.sentAt, since)))
    return found?.links ?? 0
  }

  /** True if the customer has a link to this address that still works. */
  async function hasUnused(customerId: string, email: string, now: Date): Promise<boolean> {
    const found = await connection()
      .select({ hash: emailLinks.hash })
      .from(emailLinks)
      .where(and(unused(customerId, now), eq(emailLinks.email, email)))
      .limit(1)
    return found.length > 0
  }

  /** Returns the new address to which the most recent working link was sent. */
  async function newAddressOf(customerId: string, email: string, now: Date): Promise<string | undefined> {
    const [newest] = await connection()
      .select({ email: emailLinks.email })
      .from(emailLinks)
      .where(and(unused(customerId, now), ne(emailLinks.email, email)))
      .orderBy(desc(emailLinks.sentAt))
      .limit(1)
    return newest?.email
  }

  /** Marks all links to the address as used, since one is enough. */
  async function use(customerId: string, email: string, usedAt: Date): Promise<void> {
    await connection()
      .update(emailLinks)
      .set({ usedAt })
      .where(
        and(eq(emailLinks.customerId, customerId), eq(emailLinks.email, email), isNull(emailLinks.usedAt)),
      )
  }

  /** Deletes the links to every other address, which cancels requested changes. */
  async function removeOthers(customerId: string, email: string): Promise<void> {
    await connection()
      .delete(emailLinks)
      .where(and(eq(emailLinks.customerId, customerId), ne(emailLinks.email, email)))
  }

  async function removeExpired(before: Date): Promise<void> {
    await connection().delete(emailLinks).where(lte(emailLinks.expiresAt, before))
  }

  return { add, find, countSince, hasUnused, newAddressOf, use, removeOthers, removeExpired }
}
