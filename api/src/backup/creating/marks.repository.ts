import type { Database } from '../../db/connection'
import { backupsMade } from '../backups.tables'

/** Added to the due time, so that a slightly late backup raises no alert. */
const GRACE_MS = 60_000

export function createMarksRepository({ connection }: Pick<Database, 'connection'>) {
  return {
    /** Records a backup. @param everyMs the time in ms until the next one is due */
    async made(kind: 'whole' | 'log', name: string, at: Date, everyMs: number): Promise<void> {
      const row = { name, at, dueAt: new Date(at.getTime() + everyMs + GRACE_MS) }
      await connection()
        .insert(backupsMade)
        .values({ kind, ...row })
        .onConflictDoUpdate({ target: backupsMade.kind, set: row })
    },

    /** Returns by how many seconds the most overdue backup is late, at least 0; undefined before the first. */
    async secondsLate(now: Date): Promise<number | undefined> {
      const rows = await connection().select().from(backupsMade)
      if (rows.length === 0) return undefined
      const late = rows.map(({ dueAt }) => (now.getTime() - dueAt.getTime()) / 1000)
      return Math.max(0, ...late)
    },
  }
}
