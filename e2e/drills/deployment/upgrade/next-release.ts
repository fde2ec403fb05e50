import { cp, mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { HERE, type ShopAddress } from '../../../harness/shop/server-process'

/** The api finds its migrations next to its build, so both are copied. */
const COPIED = ['dist', 'migrations']
const TAG = 'drill_next_release'

/** Adds a column to the busiest table. The last release doesn't know it and must still be able to sell. */
const MIGRATION = 'ALTER TABLE "orders" ADD COLUMN "next_release" boolean DEFAULT true NOT NULL;'
/** Counts the orders that the migration changed. */
export const MIGRATED_ORDERS = 'select count(*)::int as count from orders where next_release'

interface Journal {
  entries: { idx: number; when: number; tag: string }[]
}

/** Copies this build and adds a migration, so that every upgrade migrates. @param folder must not exist yet */
export async function nextRelease(folder: string): Promise<ShopAddress> {
  const api = path.join(folder, 'api')
  await mkdir(api, { recursive: true })
  await linkAll(HERE.folder, folder, ['api'])
  await linkAll(path.join(HERE.folder, 'api'), api, COPIED)
  for (const name of COPIED)
    await cp(path.join(HERE.folder, 'api', name), path.join(api, name), { recursive: true })
  await addMigration(path.join(api, 'migrations'))
  return { ...HERE, folder }
}

async function linkAll(from: string, to: string, except: readonly string[]): Promise<void> {
  for (const name of await readdir(from))
    if (!except.includes(name)) await symlink(path.join(from, name), path.join(to, name))
}

async function addMigration(folder: string): Promise<void> {
  const file = path.join(folder, 'meta/_journal.json')
  const journal = JSON.parse(await readFile(file, 'utf8')) as Journal
  const newest = journal.entries.at(-1)
  if (!newest) throw new Error(`${file} contains no migration.`)
  const next = { ...newest, idx: newest.idx + 1, when: newest.when + 1, tag: TAG }
  await writeFile(path.join(folder, `${TAG}.sql`), MIGRATION)
  await writeFile(file, JSON.stringify({ ...journal, entries: [...journal.entries, next] }))
}
