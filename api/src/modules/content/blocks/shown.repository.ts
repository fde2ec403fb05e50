import { eq } from 'drizzle-orm'
import type { Database } from '../../../db/connection'
import { shownContent } from './content-blocks.tables'

type ShownRow = typeof shownContent.$inferSelect
export type ShownRepository = ReturnType<typeof createShownRepository>

export function createShownRepository({ connection }: Pick<Database, 'connection'>) {
  function all(): Promise<ShownRow[]> {
    return connection().select().from(shownContent)
  }

  async function put(row: ShownRow): Promise<void> {
    await connection()
      .insert(shownContent)
      .values(row)
      .onConflictDoUpdate({ target: shownContent.block, set: row })
  }

  async function remove(block: string): Promise<void> {
    await connection().delete(shownContent).where(eq(shownContent.block, block))
  }

  return { all, put, remove }
}
