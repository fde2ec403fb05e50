import { eq } from 'drizzle-orm'
import type { Database } from '../../../db/connection'
import type { QueueRows } from '../../../jobs/queue/queue-rows'
import { announcements } from './change-feed.tables'

export function createAnnouncementsRepository({ connection }: Pick<Database, 'connection'>) {
  const { id, dueAt: due, attempts, trouble } = announcements
  const rows: QueueRows<typeof announcements> = { table: announcements, id, due, attempts, trouble }

  async function add(paths: string[], dueAt: Date): Promise<void> {
    await connection().insert(announcements).values({ paths, dueAt })
  }

  async function remove(batch: number): Promise<void> {
    await connection().delete(announcements).where(eq(id, batch))
  }

  return { rows, add, remove }
}
