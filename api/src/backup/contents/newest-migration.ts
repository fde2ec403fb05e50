import { sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { type Database, run } from '../../db/connection'

/** @returns when the newest migration that the database has was written */
export async function newestMigration(database: Pick<Database, 'connection'>): Promise<number> {
  const [row] = await run(database, sql`select max(created_at) as newest from drizzle.__drizzle_migrations`)
  return Number((row as { newest: string | number }).newest)
}

/** @returns when the newest migration that this shop knows was written */
export function newestKnownMigration(migrationsFolder: string): number {
  return Math.max(...readMigrationFiles({ migrationsFolder }).map(({ folderMillis }) => folderMillis))
}
