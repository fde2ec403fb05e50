import { createHash } from 'node:crypto'
import type { PGlite } from '@electric-sql/pglite'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { openInMemory } from './open-embedded'

export function migrateEmbedded(client: PGlite, migrationsFolder: string): Promise<void> {
  return migrate(drizzle(client), { migrationsFolder })
}

/** Returns a short hash of a folder's migrations, and so of the tables that they create. */
export function migrationsHash(migrationsFolder: string): string {
  const migrations = readMigrationFiles({ migrationsFolder }).map(({ hash }) => hash)
  return createHash('sha256').update(migrations.join()).digest('hex').slice(0, 16)
}

/** Opens a database with tables, for tests, and caches its content next to the template without tables. */
export function openWithTables(migrationsFolder: string, templateFile: string): Promise<PGlite> {
  const filled = templateFile.replace(/\.tar$/, `-${migrationsHash(migrationsFolder)}.tar`)
  return openInMemory(filled, (client) => migrateEmbedded(client, migrationsFolder))
}
