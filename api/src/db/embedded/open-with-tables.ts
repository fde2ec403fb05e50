import type { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { migrationsHash } from '../migrations-hash'
import { openInMemory } from './open-embedded'

/** Brings an embedded database up to the newest migration of a folder. */
export function migrateEmbedded(client: PGlite, migrationsFolder: string): Promise<void> {
  return migrate(drizzle(client), { migrationsFolder })
}

/**
 * A database with all tables that is gone with the process, for tests.
 * @param templateFile of an empty database: the one with tables is kept beside it
 */
export function openWithTables(migrationsFolder: string, templateFile: string): Promise<PGlite> {
  const filled = templateFile.replace(/\.tar$/, `-${migrationsHash(migrationsFolder)}.tar`)
  return openInMemory(filled, (client) => migrateEmbedded(client, migrationsFolder))
}
