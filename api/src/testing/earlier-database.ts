import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import { migrateEmbedded, openWithTables } from '../db/embedded/open-with-tables'
import { migrationsDir, templateFile } from './database'

/** The migrations before one of them, in a folder of their own. */
function migrationsBefore(tag: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'migrations-'))
  cpSync(migrationsDir, folder, { recursive: true })
  const file = path.join(folder, 'meta/_journal.json')
  const journal = JSON.parse(readFileSync(file, 'utf8')) as { entries: { tag: string }[] }
  const first = journal.entries.findIndex((entry) => entry.tag === tag)
  if (first < 0) throw new Error(`There is no migration ${tag}.`)
  writeFileSync(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, first) }))
  return folder
}

/**
 * The embedded database of an earlier version of the shop.
 * @param tag the first migration that it did not have, such as '0004_ledger'
 */
export function openEarlierDatabase(tag: string): Promise<PGlite> {
  return openWithTables(migrationsBefore(tag), templateFile)
}

/** Brings it up to this version, as its first start does. */
export function update(client: PGlite): Promise<void> {
  return migrateEmbedded(client, migrationsDir)
}
