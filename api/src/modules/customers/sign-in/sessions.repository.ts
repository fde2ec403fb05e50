import { and, desc, eq, gt, inArray, lte, ne, sql } from 'drizzle-orm'
import type { Database } from '../../../db/connection'
import { prepared } from '../../../db/prepared'
import { sessions } from '../customers.tables'

export type StoredSession = typeof sessions.$inferSelect
export type SessionsRepository = ReturnType<typeof createSessionsRepository>

export function createSessionsRepository(database: Database) {
  const { connection } = database
  const open = prepared(database, 'open_session', (db) =>
    db
      .select({ customerId: sessions.customerId, lastSeenAt: sessions.lastSeenAt })
      .from(sessions)
      .where(and(eq(sessions.hash, sql.placeholder('hash')), gt(sessions.expiresAt, sql.placeholder('now')))),
  )

  async function add(session: typeof sessions.$inferInsert): Promise<void> {
    await connection().insert(sessions).values(session)
  }

  async function find(
    hash: string,
    now: Date,
  ): Promise<Pick<StoredSession, 'customerId' | 'lastSeenAt'> | undefined> {
    const [session] = await open({ hash, now })
    return session
  }

  async function see(hash: string, lastSeenAt: Date): Promise<void> {
    await connection().update(sessions).set({ lastSeenAt }).where(eq(sessions.hash, hash))
  }

  /** Lists a customer's sessions, most recently used first. */
  async function listOf(customerId: string, now: Date): Promise<StoredSession[]> {
    return connection()
      .select()
      .from(sessions)
      .where(and(eq(sessions.customerId, customerId), gt(sessions.expiresAt, now)))
      .orderBy(desc(sessions.lastSeenAt), desc(sessions.startedAt), sessions.id)
  }

  async function remove(hash: string): Promise<void> {
    await connection().delete(sessions).where(eq(sessions.hash, hash))
  }

  /** @returns false if this customer has no such session */
  async function removeOne(customerId: string, id: string): Promise<boolean> {
    const removed = await connection()
      .delete(sessions)
      .where(and(eq(sessions.customerId, customerId), eq(sessions.id, id)))
      .returning({ id: sessions.id })
    return removed.length > 0
  }

  /** @param exceptHash the hash of a session to keep */
  async function removeAllOf(customerId: string, exceptHash?: string): Promise<void> {
    const mine = eq(sessions.customerId, customerId)
    await connection()
      .delete(sessions)
      .where(exceptHash ? and(mine, ne(sessions.hash, exceptHash)) : mine)
  }

  /** Ends the customer's least recently used sessions, so that `most` are left. */
  async function keepNewest(customerId: string, most: number): Promise<void> {
    const beyond = connection()
      .select({ hash: sessions.hash })
      .from(sessions)
      .where(eq(sessions.customerId, customerId))
      .orderBy(desc(sessions.lastSeenAt), desc(sessions.startedAt), sessions.id)
      .offset(most)
    await connection().delete(sessions).where(inArray(sessions.hash, beyond))
  }

  async function removeExpired(now: Date): Promise<void> {
    await connection().delete(sessions).where(lte(sessions.expiresAt, now))
  }

  return { add, find, see, listOf, remove, removeOne, removeAllOf, keepNewest, removeExpired }
}
