import { sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { type Database, run } from '../../db/connection'
import { isErrno } from '../../errors'

const NO_TABLE = '42P01'

/** @returns the time of the database's newest migration, in ms. @throws Error if no shop has ever opened it */
export async function newestMigration(database: Pick<Database, 'connection'>): Promise<number> {
  const newest = sql`select max(created_at) as newest from drizzle.__drizzle_migrations`
  const [row] = await run(database, newest).catch((error: unknown) => {
    if (!isErrno(error instanceof Error ? error.cause : error, NO_TABLE)) throw error
    throw new Error('This database is empty. Start the shop once before you back it up.')
  })
  return Number((row as { newest: string | number }).newest)
}

export function newestKnownMigration(migrationsFolder: string): number {
  return Math.max(...readMigrationFiles({ migrationsFolder }).map(({ folderMillis }) => folderMillis))
}
