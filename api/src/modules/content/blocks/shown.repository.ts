import { eq } from 'drizzle-orm'
import type { Database } from '../../../db/connection'
import { shownWords } from './content-blocks.tables'

export type ShownRow = typeof shownWords.$inferSelect
export type ShownRepository = ReturnType<typeof createShownRepository>

export function createShownRepository({ connection }: Pick<Database, 'connection'>) {
  function all(): Promise<ShownRow[]> {
    return connection().select().from(shownWords)
  }

  async function put(row: ShownRow): Promise<void> {
    await connection()
      .insert(shownWords)
      .values(row)
      .onConflictDoUpdate({ target: shownWords.block, set: row })
  }

  async function remove(block: string): Promise<void> {
    await connection().delete(shownWords).where(eq(shownWords.block, block))
  }

  return { all, put, remove }
}
