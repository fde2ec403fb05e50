import type { Database } from '../../db/connection'
import { backupsMade } from '../backups.tables'

/** How long after its due time a backup counts as late. */
const GRACE_MS = 60_000

export function createMarksRepository({ connection }: Pick<Database, 'connection'>) {
  return {
    /** @param everyMs the interval until the next one */
    async made(kind: 'whole' | 'log', name: string, at: Date, everyMs: number): Promise<void> {
      const row = { name, at, dueAt: new Date(at.getTime() + everyMs + GRACE_MS) }
      await connection()
        .insert(backupsMade)
        .values({ kind, ...row })
        .onConflictDoUpdate({ target: backupsMade.kind, set: row })
    },

    /** Seconds since the most overdue backup was due; undefined if none has been made yet. */
    async secondsLate(now: Date): Promise<number | undefined> {
      const rows = await connection().select().from(backupsMade)
      if (rows.length === 0) return undefined
      const late = rows.map(({ dueAt }) => (now.getTime() - dueAt.getTime()) / 1000)
      return Math.max(0, ...late)
    },
  }
}
