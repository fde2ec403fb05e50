import { chmod, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { openStore } from 'registry/open-store'
import { buildRegistry } from '../../../../composition/registry/src/testing/records'
import { findOwnPostgres, type OwnPostgres } from '../../../../tooling/test/test-postgres'
import { openDatabase } from '../../db/open'
import { subscriptions } from '../../modules/newsletter/newsletter.tables'
import { migrationsDir, templateFile } from '../../testing/database'
import { backUpRegistry } from '../creating/back-up-registry'
import { backUpPostgres } from '../postgres/back-up-postgres'
import { logPartName } from '../postgres/log-part'
import { programPath, runProgram } from '../postgres/programs'
import { nextSegment } from '../postgres/segment'
import { openServer } from '../postgres/server'
import { serverUser } from '../postgres/server-user'
import { folderStorage } from '../storage/folder-storage'
import { type Backup, createBackups } from '../store/backups'
import { restore } from './restore'

let postgres: OwnPostgres | undefined
let root: string
let made: Backup
const backups = () => createBackups(folderStorage(path.join(root, 'place')))

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'backup-postgres-'))
  // PostgreSQL's own user must be able to reach the restored folder.
  await chmod(root, 0o755)
  postgres = await findOwnPostgres()
  if (!postgres) return
  const dataDir = path.join(root, 'shop')
  const registry = path.join(dataDir, 'registry')
  await mkdir(registry, { recursive: true })
  await writeFile(path.join(dataDir, 'secret'), 'a secret')
  const change = { who: 'a team', what: 'publish', remote: 'mf-tea', version: '1' } as const
  await (await openStore(registry)).replace(buildRegistry('mf-tea', '1'), undefined, [change])
  const url = await postgres.start()
  const shop = await openDatabase({ databaseUrl: url, dataDir, migrationsDir, templateFile })
  await shop.connection().insert(subscriptions).values({ email: 'asha@example.in', subscribedAt: new Date() })
  const server = openServer(url)
  const deps = { backups: backups(), dataDir, recipients: [] }
  made = await backUpPostgres(url, server, deps)
  await backUpRegistry(folderStorage(registry), deps)
  await server.close()
  await shop.close()
})
afterAll(async () => {
  await postgres?.stop()
  await rm(root, { recursive: true })
})

const restoredShop = () => path.join(root, 'restored-shop')

function restoreShop(into: string | undefined, options: { to?: Date } = {}) {
  const dataDir = restoredShop()
  const registry = path.join(dataDir, 'registry')
  const deps = { backups: backups(), dataDir, migrationsDir, templateFile, registry, identity: undefined }
  return restore({ ...options, ...(into && { into }) }, deps)
}

async function queryFolder(folder: string, question: string) {
  const control = (...args: string[]) =>
    runProgram(programPath('pg_ctl'), ['-D', folder, '-w', ...args], { cwd: folder, ...serverUser() })
  await control('-l', path.join(folder, 'log'), '-o', `-k ${folder} -c listen_addresses=`, 'start')
  const client = new pg.Client({ host: folder, port: 5432, user: 'shop', database: 'postgres' })
  try {
    await client.connect()
    return (await client.query(question)).rows
  } finally {
    await client.end()
    await control('stop')
  }
}

test('a backup restores the database, marked as restored, with the files and the registry', async () => {
  if (!postgres) return
  const into = path.join(root, 'cluster')
  const messages = await restoreShop(into)
  expect(messages[0]).toMatch(/-postgres was restored up to 2\S+Z: 0 customers/)
  expect(messages[1]).toMatch(/^The registry was restored from \S+-registry\.$/)
  expect(await readFile(path.join(restoredShop(), 'secret'), 'utf8')).toBe('a secret')
  const registry = await openStore(path.join(restoredShop(), 'registry'))
  expect((await registry.read()).registry).toEqual(buildRegistry('mf-tea', '1'))
  expect(await registry.readLog()).toMatchObject([{ who: 'a team', version: '1' }])
  expect(await readdir(into)).toEqual(
    expect.arrayContaining(['PG_VERSION', 'global', 'postgresql.auto.conf']),
  )
  expect(await readdir(into)).not.toContain('recovery.signal')
  expect(await queryFolder(into, 'select backup, done_at, email from restores, subscriptions')).toEqual([
    { backup: made.name, done_at: null, email: 'asha@example.in' },
  ])
  await rm(restoredShop(), { recursive: true })
  await expect(restoreShop(into)).rejects.toThrow('is not empty')
})

test('a restore without a destination folder says what it needs', async () => {
  if (!postgres) return
  await expect(restoreShop(undefined)).rejects.toThrow(
    "Use --into to specify an empty folder for PostgreSQL's data",
  )
})

test('a missing log segment is named, with the time up to which it can be restored', async () => {
  if (!postgres) return
  const later = nextSegment(nextSegment(made.manifest.cluster?.startSegment ?? ''))
  const part = { segment: later, isPartial: false, at: new Date(), sha256: '00'.repeat(32) }
  const key = backups().keyOf(made.name, logPartName(part))
  await backups().place.write(key, Buffer.from('log'))
  const into = path.join(root, 'gap')
  await expect(restoreShop(into)).rejects.toThrow(
    /^This backup cannot be used\. Log segment [0-9A-F]{24} of .* is missing\. .* --to 2/,
  )
  expect(await readdir(into).catch(() => [])).toEqual([])
  await backups().place.remove([key])
})

test('a changed log segment is refused', async () => {
  if (!postgres) return
  const segment = made.manifest.cluster?.startSegment ?? ''
  const part = { segment, isPartial: true, at: new Date(), sha256: '00'.repeat(32) }
  const key = backups().keyOf(made.name, logPartName(part))
  await backups().place.write(key, Buffer.from('log'))
  const into = path.join(root, 'changed')
  await expect(restoreShop(into)).rejects.toThrow(`Log segment ${segment} is truncated or was changed`)
  expect(await readdir(into).catch(() => [])).toEqual([])
  await backups().place.remove([key])
})

test('a missing program is named with its package', async () => {
  await expect(runProgram('pg_ctl-of-nobody', [])).rejects.toThrow(
    "pg_ctl-of-nobody is not installed. Install Debian's package postgresql",
  )
})
