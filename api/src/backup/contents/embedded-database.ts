import { constants, type Dirent } from 'node:fs'
import { copyFile, mkdir, readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { type Database, run } from '../../db/connection'
import { type Rows, rowsOf } from './rows'

export interface Snapshot {
  at: Date
  rows: Rows
  postgres: string
}

/**
 * Copies the embedded database's files as they stand at one moment. It runs one transaction at a time and nothing behind
 * its back: while ours is open, no file changes, and whatever was committed is on the disk. The copy is what a killed
 * process would leave, which the database recovers from at each start. Shoppers wait while the files are copied, and
 * memory is not needed for it.
 */
export async function copyDatabase(database: Database, dataDir: string, to: string): Promise<Snapshot> {
  // Less to copy twice, and a quick start of the copy.
  await run(database, sql`checkpoint`)
  const from = path.join(dataDir, 'database')
  return database.inTransaction(async () => {
    const rows = await rowsOf(database)
    const at = new Date()
    await copyFolder(from, to)
    return { at, rows, postgres: (await readFile(path.join(from, 'PG_VERSION'), 'utf8')).trim() }
  })
}

/** All files at once, as shoppers wait. Where the file system can, they are shared until one side changes. */
async function copyFolder(from: string, to: string): Promise<void> {
  const entries = await readdir(from, { recursive: true, withFileTypes: true })
  const nameOf = ({ parentPath, name }: Dirent) => path.relative(from, path.join(parentPath, name))
  await mkdir(to)
  // A folder comes before what is in it.
  for (const entry of entries.filter((one) => one.isDirectory()))
    await mkdir(path.join(to, nameOf(entry)), { recursive: true })
  const files = entries.filter((one) => one.isFile()).map(nameOf)
  await Promise.all(
    files.map((name) => copyFile(path.join(from, name), path.join(to, name), constants.COPYFILE_FICLONE)),
  )
}
