import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, open, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { PGlite, type PGliteOptions } from '@electric-sql/pglite'
import { keepPrivate } from '../../app/private-folder'
import { durableOptions, type FsyncCount } from './durable-file-system'

const FIRST_START_TIMEOUT_MS = 120_000

/** A small cache, not the default 128 MB: PostgreSQL touches it all at startup, and the OS caches files too. */
const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB']

/** Opens the database in its folder, creating it on the first start. The caller holds the folder's lock. */
export async function openOnDisk(dataDir: string, templateFile: string): Promise<PGlite> {
  const folder = path.join(dataDir, 'database')
  const ready = path.join(folder, 'shop-ready')
  const fsyncs: FsyncCount = { count: 0 }
  if (!existsSync(ready)) {
    // A folder without the marker is from an interrupted first start. Keep its files for inspection.
    if (existsSync(folder)) await rename(folder, `${folder}.unfinished-${Date.now()}`)
    await mkdir(folder, { recursive: true })
    await makeDatabase(folder, templateFile)
    keepPrivate(folder)
    await writeFile(ready, 'An interrupted first start of the database in this folder was completed.\n', {
      flush: true,
    })
  }
  const client = await PGlite.create(durableOptions(folder, startParams, fsyncs))
  await proveDurable(client, fsyncs)
  return client
}

/** Creates the database without fsync, then syncs all files at once. Syncing each write would be slower. */
async function makeDatabase(folder: string, templateFile: string): Promise<void> {
  const client = await withinTime(createFromTemplate(templateFile, { dataDir: folder }))
  await client.close()
  await fsyncFolder(folder)
}

/** Opens a database in memory, for tests. @param fill adds the template's content to an empty database */
export function openInMemory(templateFile: string, fill: (client: PGlite) => Promise<void>): Promise<PGlite> {
  return createFromTemplate(templateFile, {}, fill)
}

/** Unpacks the template into a database. If there is no template, creates both, which takes seconds. */
async function createFromTemplate(
  templateFile: string,
  place: Pick<PGliteOptions, 'dataDir'>,
  fill?: (client: PGlite) => Promise<void>,
): Promise<PGlite> {
  const options: PGliteOptions = { startParams, ...place }
  const file = templateFile.replace(/\.tar$/, `-${PGLITE_VERSION}.tar`)
  if (existsSync(file)) return PGlite.create({ ...options, loadDataDir: new Blob([await readFile(file)]) })
  const client = await PGlite.create(options)
  await fill?.(client)
  const dump = await client.dumpDataDir('none')
  const own = `${file}.${randomUUID()}`
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(own, Buffer.from(await dump.arrayBuffer()))
  await rename(own, file)
  return client
}

/** A template only fits the PGlite release that made it. */
const PGLITE_VERSION = '0.5.16'

async function withinTime(starting: Promise<PGlite>): Promise<PGlite> {
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<never>((_, reject) => {
    const message = `The embedded database did not start within ${FIRST_START_TIMEOUT_MS / 1000} s. Start the shop again.`
    timer = setTimeout(() => reject(new Error(message)), FIRST_START_TIMEOUT_MS)
  })
  return Promise.race([starting, tooLate]).finally(() => clearTimeout(timer))
}

/** @throws Error if a test commit does not reach the disk: better no shop than one that loses orders */
async function proveDurable(client: PGlite, fsyncs: FsyncCount): Promise<void> {
  const before = fsyncs.count
  await client.query(`select pg_logical_emit_message(true, 'start', 'self-test')`)
  if (fsyncs.count > before) return
  await client.close()
  throw new Error(
    'The embedded database cannot write its commits to this disk. Set DATABASE_URL to use PostgreSQL instead.',
  )
}

/** Syncs a new database's files, which were written without fsync. */
async function fsyncFolder(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const names = entries
    .filter((entry) => entry.isFile() || entry.isDirectory())
    .map((entry) => path.join(entry.parentPath, entry.name))
  // Sync in parallel, so that the disk can combine the writes.
  await Promise.all([...names, folder].map(syncToDisk))
}

async function syncToDisk(name: string): Promise<void> {
  const handle = await open(name, 'r')
  await handle.sync().finally(() => handle.close())
}
