import { asc, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Database } from '../../../db/connection'
import { dataRequests } from './data-requests.tables'

export type StoredRequest = typeof dataRequests.$inferSelect
type Change = Partial<Pick<StoredRequest, 'exportedAt' | 'settledAt' | 'settledBy' | 'outcome' | 'email'>>

export type DataRequestsRepository = ReturnType<typeof createDataRequestsRepository>

export function createDataRequestsRepository({ connection }: Pick<Database, 'connection'>) {
  /** @returns undefined if the address has an open request */
  async function add(request: typeof dataRequests.$inferInsert): Promise<StoredRequest | undefined> {
    const [added] = await connection().insert(dataRequests).values(request).onConflictDoNothing().returning()
    return added
  }

  async function openOf(email: string): Promise<StoredRequest | undefined> {
    const [found] = await connection().select().from(dataRequests).where(eq(dataRequests.email, email))
    return found
  }

  /** Locks the request until the transaction ends. */
  async function lock(id: string): Promise<StoredRequest | undefined> {
    const [found] = await connection()
      .select()
      .from(dataRequests)
      .where(eq(dataRequests.id, id))
      .for('update')
    return found
  }

  async function change(id: string, change: Change, by: string, at: Date): Promise<StoredRequest> {
    const [changed] = await connection()
      .update(dataRequests)
      .set({ ...change, changedBy: by, changedAt: at, version: sql`${dataRequests.version} + 1` })
      .where(eq(dataRequests.id, id))
      .returning()
    if (!changed) throw new Error('The data request no longer exists.')
    return changed
  }

  /** Lists all open requests and the newest closed ones. */
  async function list(mostSettled: number): Promise<StoredRequest[]> {
    const open = await connection()
      .select()
      .from(dataRequests)
      .where(isNull(dataRequests.settledAt))
      .orderBy(asc(dataRequests.askedAt))
    const settled = await connection()
      .select()
      .from(dataRequests)
      .where(isNotNull(dataRequests.settledAt))
      .orderBy(desc(dataRequests.settledAt))
      .limit(mostSettled)
    return [...open, ...settled]
  }

  return { add, openOf, lock, change, list }
}
