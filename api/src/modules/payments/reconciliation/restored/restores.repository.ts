import { desc, eq, isNull } from 'drizzle-orm'
import { restores } from '../../../../backup/backups.tables'
import type { Database } from '../../../../db/connection'

type Restore = typeof restores.$inferSelect

export function createRestoresRepository({ connection }: Pick<Database, 'connection'>) {
  return {
    /** Finds the newest restore after which accounts still have to be compared. */
    async open(): Promise<Restore | undefined> {
      const [row] = await connection()
        .select()
        .from(restores)
        .where(isNull(restores.doneAt))
        .orderBy(desc(restores.id))
        .limit(1)
      return row
    },

    async change(id: number, change: Partial<Pick<Restore, 'comparedAt' | 'doneAt'>>): Promise<void> {
      await connection().update(restores).set(change).where(eq(restores.id, id))
    },
  }
}

export type RestoresRepository = ReturnType<typeof createRestoresRepository>
