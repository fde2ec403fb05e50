import { createHash } from 'node:crypto'
import type { PGlite } from '@electric-sql/pglite'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { openInMemory } from './open-embedded'

/** Brings an embedded database up to the newest migration of a folder. */
export function migrateEmbedded(client: PGlite, migrationsFolder: string): Promise<void> {
  return migrate(drizzle(client), { migrationsFolder })
}

/** Names what the migrations of a folder make: the same tables, the same name. */
export function migrationsHash(migrationsFolder: string): string {
  const migrations = readMigrationFiles({ migrationsFolder }).map(({ hash }) => hash)
  return createHash('sha256').update(migrations.join()).digest('hex').slice(0, 16)
}

/**
 * A database with all tables that is gone with the process, for tests.
 * @param templateFile of an empty database: the one with tables is kept beside it
 */
export function openWithTables(migrationsFolder: string, templateFile: string): Promise<PGlite> {
  const filled = templateFile.replace(/\.tar$/, `-${migrationsHash(migrationsFolder)}.tar`)
  return openInMemory(filled, (client) => migrateEmbedded(client, migrationsFolder))
}
