import { createHash } from 'node:crypto'
import { readMigrationFiles } from 'drizzle-orm/migrator'

/** Names what the migrations of a folder make: the same tables, the same name. */
export function migrationsHash(migrationsFolder: string): string {
  const migrations = readMigrationFiles({ migrationsFolder }).map(({ hash }) => hash)
  return createHash('sha256').update(migrations.join()).digest('hex').slice(0, 16)
}
