import { constants } from 'node:fs'
import { cp, readFile } from 'node:fs/promises'
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
    // Where the file system can, the files are shared until one side changes.
    await cp(from, to, { recursive: true, mode: constants.COPYFILE_FICLONE })
    return { at, rows, postgres: (await readFile(path.join(from, 'PG_VERSION'), 'utf8')).trim() }
  })
}
