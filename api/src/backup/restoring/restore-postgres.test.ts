import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { findOwnPostgres, type OwnPostgres } from '../../../../tooling/test/test-postgres'
import { openDatabase } from '../../db/open'
import { subscriptions } from '../../db/tables/newsletter'
import { apiRoot, templateFile } from '../../testing/database'
import { folderPlace } from '../place/folder-place'
import { backUpPostgres } from '../postgres/base-backup'
import { logPartName } from '../postgres/log-part'
import { runProgram } from '../postgres/programs'
import { nextSegment } from '../postgres/segment'
import { openServer } from '../postgres/server'
import { type Backup, createBackups } from '../store/backups'
import { restore } from './restore'

const migrationsDir = path.join(apiRoot, 'migrations')
let postgres: OwnPostgres | undefined
let root: string
let made: Backup
const backups = () => createBackups(folderPlace(path.join(root, 'place')))

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'backup-postgres-'))
  // PostgreSQL's own user must get through to the restored folder.
  await chmod(root, 0o755)
  postgres = await findOwnPostgres()
  if (!postgres) return
  const url = await postgres.start()
  const shop = await openDatabase({ databaseUrl: url, dataDir: root, migrationsDir, templateFile })
  await shop.connection().insert(subscriptions).values({ email: 'asha@example.in', subscribedAt: new Date() })
  const server = openServer(url)
  made = await backUpPostgres(url, server, { backups: backups(), dataDir: root, recipients: [] })
  await server.close()
  await shop.close()
}, 120_000)
afterAll(async () => {
  await postgres?.stop()
  await rm(root, { recursive: true })
})

function restoreInto(into: string | undefined, asked: { to?: Date } = {}) {
  const dataDir = path.join(root, 'restored-shop')
  const registry = path.join(dataDir, 'registry')
  const deps = { backups: backups(), dataDir, migrationsDir, templateFile, registry, identity: undefined }
  return restore({ ...asked, ...(into && { into }) }, deps)
}

test('a copy of a cluster is checked, recovered and marked by PostgreSQL itself', async () => {
  if (!postgres) return
  const into = path.join(root, 'cluster')
  expect((await restoreInto(into))[0]).toMatch(/-postgres is restored up to 2\S+Z: 0 customers/)
  expect(await readdir(into)).toEqual(
    expect.arrayContaining(['PG_VERSION', 'global', 'postgresql.auto.conf']),
  )
  expect(await readdir(into)).not.toContain('recovery.signal')
  await expect(restoreInto(into)).rejects.toThrow('is not empty')
})

test('without a folder for it, a restore says what it needs', async () => {
  if (!postgres) return
  await expect(restoreInto(undefined)).rejects.toThrow('name an empty folder for its data with --into')
})

test('a missing segment of the log is named, with the moment up to which it can be restored', async () => {
  if (!postgres) return
  const later = nextSegment(nextSegment(made.manifest.cluster?.startSegment ?? ''))
  const part = { segment: later, isPartial: false, at: new Date(), sha256: '00'.repeat(32) }
  const key = backups().keyOf(made.name, logPartName(part))
  await backups().place.write(key, Buffer.from('log'))
  const into = path.join(root, 'gap')
  await expect(restoreInto(into)).rejects.toThrow(
    /^This backup cannot be used\. Segment [0-9A-F]{24} of the log of .* is missing\. .* --to 2/,
  )
  expect(await readdir(into).catch(() => [])).toEqual([])
  await backups().place.remove([key])
})

test('a changed segment of the log is refused', async () => {
  if (!postgres) return
  const segment = made.manifest.cluster?.startSegment ?? ''
  const part = { segment, isPartial: true, at: new Date(), sha256: '00'.repeat(32) }
  const key = backups().keyOf(made.name, logPartName(part))
  await backups().place.write(key, Buffer.from('log'))
  const into = path.join(root, 'changed')
  await expect(restoreInto(into)).rejects.toThrow(`Segment ${segment} of the log was cut or changed`)
  expect(await readdir(into).catch(() => [])).toEqual([])
  await backups().place.remove([key])
})

test('a program that is missing is named with its package', async () => {
  await expect(runProgram('pg_ctl-of-nobody', [])).rejects.toThrow(
    "pg_ctl-of-nobody is not installed. Please install Debian's package postgresql",
  )
})
