import { execFileSync } from 'node:child_process'
import { cp, mkdir, mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { openStore } from 'registry/open-store'
import { registryOf } from '../../../../registry/src/testing/records'
import { startS3StandIn } from '../../../../registry/src/testing/s3-stand-in'
import type { Database } from '../../db/connection'
import { openDatabase } from '../../db/open'
import { subscriptions } from '../../db/tables/newsletter'
import { apiRoot, templateFile } from '../../testing/database'
import { backUpEmbedded } from '../making/embedded-backup'
import { prune } from '../making/prune'
import { backUpRegistry } from '../making/registry-backup'
import { folderPlace } from '../place/folder-place'
import { openPlace } from '../place/open-place'
import { type Backup, createBackups } from '../store/backups'
import { check } from '../store/check'
import { writeNewKey } from '../store/new-key'
import { restore } from './restore'

process.env.AWS_ACCESS_KEY_ID ??= 'test'
process.env.AWS_SECRET_ACCESS_KEY ??= 'test'

const migrationsDir = path.join(apiRoot, 'migrations')
let root: string
let shop: string
let database: Database
let recipient: string
let made: Backup
/** A whole, sealed backup; each test has a copy of its own. */
let whole: string
beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'backup-'))
  shop = path.join(root, 'shop')
  whole = path.join(root, 'whole')
  const told = await writeNewKey(path.join(root, 'key'))
  recipient = /age1\w+/.exec(told)?.[0] ?? ''
  database = await openDatabase({ dataDir: shop, migrationsDir, templateFile })
  await mkdir(path.join(shop, 'outbox'))
  await writeFile(path.join(shop, 'outbox/1.eml'), 'Dear Asha')
  await writeFile(path.join(shop, 'secret'), 'a secret')
  await mkdir(path.join(shop, 'registry/mf-tea/1'), { recursive: true })
  await writeFile(path.join(shop, 'registry/mf-tea/1/entry.js'), 'tea')
  const registry = await openStore(path.join(shop, 'registry'))
  const published = { who: 'a team', what: 'publish', remote: 'mf-tea', version: '1' } as const
  await registry.replace(registryOf('mf-tea', '1'), undefined, [published])
  await database
    .connection()
    .insert(subscriptions)
    .values({ email: 'asha@example.in', subscribedAt: new Date() })
  made = await backUp(whole, [recipient])
}, 120_000)
afterAll(async () => {
  await database.close()
  await rm(root, { recursive: true })
})

async function backUp(to: string, recipients: readonly string[]): Promise<Backup> {
  const deps = { backups: createBackups(await openPlace(to)), dataDir: shop, recipients }
  await backUpRegistry(folderPlace(path.join(shop, 'registry')), deps)
  return backUpEmbedded(database, deps)
}

let place: string
let target: string
beforeEach(async () => {
  const own = await mkdtemp(path.join(root, 'test-'))
  place = path.join(own, 'place')
  target = path.join(own, 'restored')
  await cp(whole, place, { recursive: true })
})

const pieceOf = (part: string) => path.join(place, 'backups', made.name, `${part}.tar.gz.00001`)
const manifestFile = () => path.join(place, 'backups', made.name, 'manifest.json')

async function restoreFrom(from = place, change: { identity?: string; name?: string; to?: Date } = {}) {
  const { identity = path.join(root, 'key'), ...asked } = change
  const backups = createBackups(await openPlace(from))
  const registry = path.join(target, 'registry')
  return restore(asked, { backups, dataDir: target, migrationsDir, templateFile, registry, identity })
}

const checkIt = async () => {
  const backups = createBackups(folderPlace(place))
  return check(backups, await backups.read(made.name), path.join(root, 'key'))
}

async function expectNothingChanged(): Promise<void> {
  expect(await readdir(target).catch(() => [])).toEqual([])
}

test('a backup brings back database, mails, secret and registry, and marks the database', async () => {
  const told = await restoreFrom()
  expect(told[0]).toMatch(/-embedded is restored up to 2\S+Z: 0 customers, 0 orders/)
  expect(told[1]).toMatch(/^The registry is restored from \S+-registry\.$/)
  expect(await readFile(path.join(target, 'outbox/1.eml'), 'utf8')).toBe('Dear Asha')
  expect(await readFile(path.join(target, 'secret'), 'utf8')).toBe('a secret')
  const registry = await openStore(path.join(target, 'registry'))
  expect((await registry.read()).registry).toEqual(registryOf('mf-tea', '1'))
  expect(await registry.readLog()).toMatchObject([{ who: 'a team', version: '1' }])
  expect((await registry.readFile('mf-tea', '1', 'entry.js')).toString()).toBe('tea')
  const restored = await openDatabase({ dataDir: target, migrationsDir, templateFile })
  const { rows } = await restored.connection().execute('select backup, done_at from restores')
  const { rows: subscribers } = await restored.connection().execute('select email from subscriptions')
  await restored.close()
  expect(rows).toEqual([{ backup: made.name, done_at: null }])
  expect(subscribers).toEqual([{ email: 'asha@example.in' }])
})

test('the same by way of a bucket, unsealed', async () => {
  const { endpoint, close } = await startS3StandIn()
  const bucket = `s3://backups/shop?endpoint=${endpoint}`
  const own = await backUp(bucket, [])
  const backups = createBackups(await openPlace(bucket))
  expect(await check(backups, own, undefined)).toMatch(/is whole and can be read \(database: \d+ files/)
  expect((await restoreFrom(bucket))[0]).toContain(own.name)
  close()
})

test('a check proves a backup readable, and without its key that it is whole', async () => {
  expect(await checkIt()).toMatch(/is whole and can be read \(database: \d+ files, .*; files: 2 files/)
  const backups = createBackups(folderPlace(place))
  expect(await check(backups, made, undefined)).toContain('is whole. It is sealed')
})

test('anybody with age and tar can open it without the shop', async () => {
  let has = true
  try {
    execFileSync('age', ['--version'])
  } catch {
    has = false
  }
  if (!has) return
  const open = `cat ${pieceOf('files')} | age -d -i ${path.join(root, 'key')} | tar tz`
  expect(execFileSync('sh', ['-c', open], { encoding: 'utf8' })).toContain('outbox/1.eml')
})

test('a folder that is not empty is left as it is', async () => {
  await mkdir(target)
  await writeFile(path.join(target, 'letter'), 'mine')
  await expect(restoreFrom()).rejects.toThrow(/is not empty \(it has letter\).*nothing was changed/)
  expect(await readdir(target)).toEqual(['letter'])
})

test.each<[string, RegExp, () => Promise<void>]>([
  [
    'that was cut short',
    /has \d+ bytes instead of \d+: it was cut or changed/,
    () => truncate(pieceOf('database'), 1000),
  ],
  ['with one byte changed', /was changed: its hash is another one/, changeOneByte],
  ['of which a piece is missing', /tar\.gz\.00001 is missing/, () => rm(pieceOf('database'))],
  ['without a manifest', /holds no complete backup/, () => rm(manifestFile())],
  ['whose manifest is none', /The manifest of .* is not one/, () => writeFile(manifestFile(), '[]')],
  [
    'in the form of a newer version',
    /made by a newer version of the shop/,
    () => changeManifest({ format: 2 }),
  ],
  [
    'of a newer database',
    /is of a newer version of the shop/,
    () => changeManifest({ migration: 9_999_999_999_999 }),
  ],
  ['with other rows than it says', /rows instead of/, () => changeManifest({ rows: { orders: 7 } })],
])('a backup %s is refused in a sentence, and nothing is changed', async (_, sentence, spoil) => {
  await spoil()
  await expect(restoreFrom()).rejects.toThrow(sentence)
  await expectNothingChanged()
})

async function changeOneByte(): Promise<void> {
  const bytes = await readFile(pieceOf('database'))
  bytes[1000] = (bytes[1000] ?? 0) ^ 1
  await writeFile(pieceOf('database'), bytes)
}

async function changeManifest(change: object): Promise<void> {
  const manifest = JSON.parse(await readFile(manifestFile(), 'utf8'))
  await writeFile(manifestFile(), JSON.stringify({ ...manifest, ...change }))
}

test.each([
  ['another key', /The key in .* does not open it/, 'other'],
  ['a file without a key', /in which there is no key/, 'outbox-of-nobody'],
])('%s is refused in a sentence, and nothing is changed', async (_, sentence, name) => {
  if (name === 'other') await writeNewKey(path.join(target, '..', name))
  await expect(restoreFrom(place, { identity: path.join(target, '..', name) })).rejects.toThrow(sentence)
  await expectNothingChanged()
})

test('a moment before the first backup, and a name that there is not, are refused', async () => {
  await expect(restoreFrom(place, { to: new Date(0) })).rejects.toThrow('1970-01-01T00:00:00.000Z or before')
  await expect(restoreFrom(place, { name: '2026-01-01T00-00-00Z-embedded' })).rejects.toThrow(
    'There is no complete backup 2026-01-01T00-00-00Z-embedded',
  )
  await expectNothingChanged()
})

test('what a cut short backup has left is invisible, and a full disk is told of', async () => {
  const full = '/dev/full'
  await expect(folderPlace(full).write('a', Buffer.from('b'))).rejects.toThrow(/can't be written .*BACKUP_TO/)
  await expect(createBackups(folderPlace(full)).names()).rejects.toThrow(/can't be read/)
  const backups = createBackups(folderPlace(place))
  await rm(manifestFile())
  expect(await backups.names()).not.toContain(made.name)
  expect(await prune(backups, new Date(Date.now() + 2 * 24 * 3_600_000), 30)).toBe(1)
  expect(await readdir(path.join(place, 'backups'))).toEqual([expect.stringContaining('-registry')])
})
