import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Database } from '../connection'
import { seeds } from './seeds.tables'

export type SeedOnce = ReturnType<typeof createSeedOnce>

/** Stores a release's content once per version, even if several processes start. */
export function createSeedOnce(database: Database) {
  /** Runs `work` if the content differs from what was last stored under that name. */
  return (name: string, content: unknown, work: () => Promise<void>): Promise<void> => {
    const contentHash = createHash('sha256').update(JSON.stringify(content)).digest('hex')
    return database.inTransaction(async () => {
      const connection = database.connection()
      await connection.insert(seeds).values({ name, contentHash: '' }).onConflictDoNothing()
      // The row lock lets one process seed while the others wait.
      const [before] = await connection.select().from(seeds).where(eq(seeds.name, name)).for('update')
      if (before?.contentHash === contentHash) return
      await work()
      await connection.update(seeds).set({ contentHash }).where(eq(seeds.name, name))
    })
  }
}
