import { and, asc, desc, eq, gt, isNull, lte, or, sql } from 'drizzle-orm'
import type { WordsContent } from 'shared-contracts/content/admin/words-schema'
import type { Database } from '../../../db/connection'
import { wordBlocks, wordTexts } from './content-blocks.tables'

export type StoredBlock = typeof wordBlocks.$inferSelect
export type StoredText = typeof wordTexts.$inferSelect
export type NewText = Pick<StoredText, 'block' | 'content' | 'startsAt' | 'endsAt' | 'staffName' | 'at'>

export type WordsRepository = ReturnType<typeof createWordsRepository>

/** What is in force at a moment: begun, not ended, and not withdrawn by then. */
const isInForce = (at: Date) =>
  and(
    lte(wordTexts.startsAt, at),
    or(isNull(wordTexts.endsAt), gt(wordTexts.endsAt, at)),
    or(isNull(wordTexts.withdrawnAt), gt(wordTexts.withdrawnAt, at)),
  )

export function createWordsRepository({ connection }: Pick<Database, 'connection'>) {
  const newestFirst = [desc(wordTexts.startsAt), desc(wordTexts.id)] as const

  /** Lets nobody else change the block until the transaction ends. */
  async function hold(block: string, now: Date): Promise<StoredBlock> {
    await connection().insert(wordBlocks).values({ block, changedAt: now }).onConflictDoNothing()
    const [held] = await connection()
      .select()
      .from(wordBlocks)
      .where(eq(wordBlocks.block, block))
      .for('update')
    if (!held) throw new Error(`The block ${block} is gone.`)
    return held
  }

  async function find(block: string): Promise<StoredBlock | undefined> {
    const [found] = await connection().select().from(wordBlocks).where(eq(wordBlocks.block, block))
    return found
  }

  function all(): Promise<StoredBlock[]> {
    return connection().select().from(wordBlocks).orderBy(asc(wordBlocks.block))
  }

  async function change(block: string, by: string, at: Date, draft: WordsContent | null): Promise<void> {
    await connection()
      .update(wordBlocks)
      .set({ version: sql`${wordBlocks.version} + 1`, changedBy: by, changedAt: at, draft })
      .where(eq(wordBlocks.block, block))
  }

  async function add(text: NewText): Promise<void> {
    await connection().insert(wordTexts).values(text)
  }

  async function withdraw(id: number, by: string, at: Date): Promise<void> {
    await connection()
      .update(wordTexts)
      .set({ withdrawnAt: at, withdrawnBy: by })
      .where(and(eq(wordTexts.id, id), isNull(wordTexts.withdrawnAt)))
  }

  function texts(block: string): Promise<StoredText[]> {
    return connection()
      .select()
      .from(wordTexts)
      .where(eq(wordTexts.block, block))
      .orderBy(...newestFirst)
  }

  async function inForce(block: string, at: Date): Promise<StoredText | undefined> {
    const [found] = await connection()
      .select()
      .from(wordTexts)
      .where(and(eq(wordTexts.block, block), isInForce(at)))
      .orderBy(...newestFirst)
      .limit(1)
    return found
  }

  /** Of each block that has one. */
  function allInForce(at: Date): Promise<StoredText[]> {
    return connection()
      .selectDistinctOn([wordTexts.block])
      .from(wordTexts)
      .where(isInForce(at))
      .orderBy(wordTexts.block, ...newestFirst)
  }

  /** What is yet to begin, the nearest first. */
  function toCome(at: Date): Promise<StoredText[]> {
    return connection()
      .select()
      .from(wordTexts)
      .where(and(gt(wordTexts.startsAt, at), isNull(wordTexts.withdrawnAt)))
      .orderBy(asc(wordTexts.startsAt))
  }

  return { hold, find, all, change, add, withdraw, texts, inForce, allInForce, toCome }
}
