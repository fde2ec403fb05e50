import { and, asc, count, desc, eq, gt, inArray, isNull, lt, max, sql } from 'drizzle-orm'
import { type CaseState, formatCase } from 'shared-contracts/support/cases/case'
import type { CaseSummary } from 'shared-contracts/support/cases/case-schema'
import type { Database } from '../../../db/connection'
import { caseMessages, casePhotos, cases } from './cases.tables'

export type StoredCase = typeof cases.$inferSelect
export type StoredCaseMessage = typeof caseMessages.$inferSelect
type NewCaseRow = Omit<typeof cases.$inferInsert, 'id'>

/** A case with its messages and the ids of its photos, both oldest first. */
export interface WholeCase {
  stored: StoredCase
  messages: StoredCaseMessage[]
  photos: string[]
}

export type CasesRepository = ReturnType<typeof createCasesRepository>

export function createCasesRepository({ connection: db }: Pick<Database, 'connection'>) {
  /** Returns what a list of orders shows, newest first. Orders without cases are missing from the result. */
  async function summariesOf(orderIds: readonly string[]): Promise<Map<string, CaseSummary[]>> {
    const found = new Map<string, CaseSummary[]>()
    if (orderIds.length === 0) return found
    const { order, id, kind, state } = cases
    const rows = await db()
      .select({ order, id, kind, state })
      .from(cases)
      .where(inArray(order, [...orderIds]))
      .orderBy(desc(id))
    for (const row of rows)
      found.set(row.order, [
        ...(found.get(row.order) ?? []),
        { id: formatCase(row.id), kind: row.kind, state: row.state },
      ])
    return found
  }

  /** Returns an order's cases, newest first. */
  async function ofOrder(order: string): Promise<WholeCase[]> {
    return withParts(await db().select().from(cases).where(eq(cases.order, order)).orderBy(desc(cases.id)))
  }

  async function find(id: number): Promise<WholeCase | undefined> {
    const [whole] = await withParts(await db().select().from(cases).where(eq(cases.id, id)))
    return whole
  }

  async function withParts(rows: readonly StoredCase[]): Promise<WholeCase[]> {
    const ids = rows.map(({ id }) => id)
    if (ids.length === 0) return []
    const messages = await db()
      .select()
      .from(caseMessages)
      .where(inArray(caseMessages.case, ids))
      .orderBy(asc(caseMessages.id))
    const photos = await db()
      .select({ id: casePhotos.id, case: casePhotos.case })
      .from(casePhotos)
      .where(inArray(casePhotos.case, ids))
      .orderBy(asc(casePhotos.at), asc(casePhotos.id))
    return rows.map((stored) => ({
      stored,
      messages: messages.filter((one) => one.case === stored.id),
      photos: photos.filter((one) => one.case === stored.id).map(({ id }) => id),
    }))
  }

  /** Locks a case until the transaction ends. */
  async function hold(id: number): Promise<StoredCase | undefined> {
    const [stored] = await db().select().from(cases).where(eq(cases.id, id)).for('update')
    return stored
  }

  async function byRepeatKey(repeatKey: string): Promise<StoredCase | undefined> {
    const [stored] = await db().select().from(cases).where(eq(cases.repeatKey, repeatKey))
    return stored
  }

  const countOf = (order: string) => db().$count(cases, eq(cases.order, order))

  async function add(row: NewCaseRow): Promise<StoredCase> {
    const [added] = await db().insert(cases).values(row).returning()
    if (!added) throw new Error('The case was not stored.')
    return added
  }

  /** @param since undefined if its place among the waiting ones stays */
  async function change(
    id: number,
    state: CaseState,
    by: { name: string; at: Date },
    since?: Date,
  ): Promise<void> {
    await db()
      .update(cases)
      .set({
        state,
        version: sql`${cases.version} + 1`,
        changedBy: by.name,
        changedAt: by.at,
        ...(since && { since }),
      })
      .where(eq(cases.id, id))
  }

  /** @returns false if a message with the same key is already stored */
  async function addMessage(row: Omit<typeof caseMessages.$inferInsert, 'id'>): Promise<boolean> {
    const added = await db()
      .insert(caseMessages)
      .values(row)
      .onConflictDoNothing({ target: caseMessages.repeatKey })
      .returning({ id: caseMessages.id })
    return added.length > 0
  }

  /** Counts the customer's messages since the shop's last reply. */
  async function countUnanswered(id: number): Promise<number> {
    const [last] = await db()
      .select({ id: max(caseMessages.id) })
      .from(caseMessages)
      .where(and(eq(caseMessages.case, id), sql`${caseMessages.staffName} is not null`))
    const [row] = await db()
      .select({ count: count() })
      .from(caseMessages)
      .where(
        and(eq(caseMessages.case, id), isNull(caseMessages.staffName), gt(caseMessages.id, last?.id ?? 0)),
      )
    return row?.count ?? 0
  }

  const countPhotos = (id: number) => db().$count(casePhotos, eq(casePhotos.case, id))

  async function hasPhoto(id: number, hash: string): Promise<boolean> {
    return (await db().$count(casePhotos, and(eq(casePhotos.case, id), eq(casePhotos.hash, hash)))) > 0
  }

  async function addPhoto(row: Omit<typeof casePhotos.$inferInsert, 'id'>): Promise<void> {
    await db().insert(casePhotos).values(row).onConflictDoNothing()
  }

  async function photo(id: number, name: string): Promise<Uint8Array | undefined> {
    const [found] = await db()
      .select({ file: casePhotos.file })
      .from(casePhotos)
      .where(and(eq(casePhotos.case, id), eq(casePhotos.id, name)))
    return found?.file
  }

  async function forgetPhotos(takenBefore: Date): Promise<void> {
    await db().delete(casePhotos).where(lt(casePhotos.at, takenBefore))
  }

  return {
    summariesOf,
    ofOrder,
    find,
    hold,
    byRepeatKey,
    countOf,
    add,
    change,
    addMessage,
    countUnanswered,
    countPhotos,
    hasPhoto,
    addPhoto,
    photo,
    forgetPhotos,
  }
}
