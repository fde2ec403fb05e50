import { and, asc, desc, eq, gt, isNull, lte, or, sql } from 'drizzle-orm'
import type { BlockContent } from 'shared-contracts/content/admin/content-blocks-schema'
import type { Database } from '../../../db/connection'
import { contentBlocks, contentBlockTexts } from './content-blocks.tables'

type StoredBlock = typeof contentBlocks.$inferSelect
export type StoredText = typeof contentBlockTexts.$inferSelect
type NewText = Pick<StoredText, 'block' | 'content' | 'startsAt' | 'endsAt' | 'staffName' | 'at'>

export type ContentBlocksRepository = ReturnType<typeof createContentBlocksRepository>

/** Matches texts in force at a given time: started, not ended, and not yet withdrawn. */
const isInForce = (at: Date) =>
  and(
    lte(contentBlockTexts.startsAt, at),
    or(isNull(contentBlockTexts.endsAt), gt(contentBlockTexts.endsAt, at)),
    or(isNull(contentBlockTexts.withdrawnAt), gt(contentBlockTexts.withdrawnAt, at)),
  )

export function createContentBlocksRepository({ connection }: Pick<Database, 'connection'>) {
  const newestFirst = [desc(contentBlockTexts.startsAt), desc(contentBlockTexts.id)] as const

  /** Locks the block until the transaction ends. */
  async function hold(block: string, now: Date): Promise<StoredBlock> {
    await connection().insert(contentBlocks).values({ block, changedAt: now }).onConflictDoNothing()
    const [held] = await connection()
      .select()
      .from(contentBlocks)
      .where(eq(contentBlocks.block, block))
      .for('update')
    if (!held) throw new Error(`The block ${block} no longer exists.`)
    return held
  }

  async function find(block: string): Promise<StoredBlock | undefined> {
    const [found] = await connection().select().from(contentBlocks).where(eq(contentBlocks.block, block))
    return found
  }

  function all(): Promise<StoredBlock[]> {
    return connection().select().from(contentBlocks).orderBy(asc(contentBlocks.block))
  }

  async function change(block: string, by: string, at: Date, draft: BlockContent | null): Promise<void> {
    await connection()
      .update(contentBlocks)
      .set({ version: sql`${contentBlocks.version} + 1`, changedBy: by, changedAt: at, draft })
      .where(eq(contentBlocks.block, block))
  }

  async function add(text: NewText): Promise<void> {
    await connection().insert(contentBlockTexts).values(text)
  }

  async function withdraw(id: number, by: string, at: Date): Promise<void> {
    await connection()
      .update(contentBlockTexts)
      .set({ withdrawnAt: at, withdrawnBy: by })
      .where(and(eq(contentBlockTexts.id, id), isNull(contentBlockTexts.withdrawnAt)))
  }

  function texts(block: string): Promise<StoredText[]> {
    return connection()
      .select()
      .from(contentBlockTexts)
      .where(eq(contentBlockTexts.block, block))
      .orderBy(...newestFirst)
  }

  async function inForce(block: string, at: Date): Promise<StoredText | undefined> {
    const [found] = await connection()
      .select()
      .from(contentBlockTexts)
      .where(and(eq(contentBlockTexts.block, block), isInForce(at)))
      .orderBy(...newestFirst)
      .limit(1)
    return found
  }

  /** Returns the text in force for each block that has one. */
  function allInForce(at: Date): Promise<StoredText[]> {
    return connection()
      .selectDistinctOn([contentBlockTexts.block])
      .from(contentBlockTexts)
      .where(isInForce(at))
      .orderBy(contentBlockTexts.block, ...newestFirst)
  }

  /** Lists texts that start later, earliest first. */
  function toCome(at: Date): Promise<StoredText[]> {
    return connection()
      .select()
      .from(contentBlockTexts)
      .where(and(gt(contentBlockTexts.startsAt, at), isNull(contentBlockTexts.withdrawnAt)))
      .orderBy(asc(contentBlockTexts.startsAt))
  }

  return { hold, find, all, change, add, withdraw, texts, inForce, allInForce, toCome }
}
