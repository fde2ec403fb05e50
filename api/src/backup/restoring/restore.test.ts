import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { cp, mkdir, mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { newKey } from 'registry/keys/new-key'
import { createSigner, type Signer } from 'registry/keys/signer'
import { startFakeS3 } from '../../../../composition/registry/src/testing/fake-s3'
import { migrationsDir, templateFile } from '../../testing/database'
import { newestKnownMigration } from '../contents/newest-migration'
import { packed } from '../contents/packed'
import { filesPart } from '../creating/files-part'
import { prune } from '../creating/prune'
import { createArchivedLog } from '../postgres/archived-log'
import { folderStorage } from '../storage/folder-storage'
import { openStorage } from '../storage/open-storage'
import { type Backup, type Backups, createBackups } from '../store/backups'
import { check } from '../store/check'
import { writeNewKey } from '../store/key-files'
import { backupName, FORMAT } from '../store/manifest'
import { createSealing } from '../store/sealing'
import { restore } from './restore'

process.env.AWS_ACCESS_KEY_ID ??= 'test'
process.env.AWS_SECRET_ACCESS_KEY ??= 'test'

/** These backups are refused before PostgreSQL reads them, so fake data is enough. */
const CLUSTER = {
  system: '1',
  timeline: 1,
  startSegment: '000000010000000000000002',
  database: 'shop',
  user: 'shop',
}
let root: string
let shop: string
let cluster: string
let made: Backup
/** A complete, encrypted backup; each test gets its own copy. */
let whole: string
beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'backup-'))
  shop = path.join(root, 'shop')
  cluster = path.join(root, 'cluster')
  whole = path.join(root, 'whole')
  await mkdir(path.join(shop, 'outbox'), { recursive: true })
  await writeFile(path.join(shop, 'outbox/1.eml'), 'Dear Asha')
  await writeFile(path.join(shop, 'secret'), 'a secret')
  await mkdir(cluster)
  await writeFile(path.join(cluster, 'PG_VERSION'), '17')
  await writeFile(path.join(cluster, 'table'), randomBytes(4000))
  const instructions = await writeNewKey(path.join(root, 'key'))
  made = await createBackup(whole, [/age1\w+/.exec(instructions)?.[0] ?? ''])
})
afterAll(() => rm(root, { recursive: true }))

async function createBackup(
  to: string,
  recipients: readonly string[],
  signer?: Signer,
  at = new Date(),
): Promise<Backup> {
  const backups = createBackups(await openStorage(to), { signer })
  const name = backupName(at, 'postgres')
  const pieces = await backups.writePart(name, 'cluster', createSealing(recipients), packed(cluster))
  return backups.complete(name, {
    format: FORMAT,
    at: at.toISOString(),
    kind: 'postgres',
    recipients: [...recipients],
    parts: { cluster: { pieces }, ...(await filesPart(name, { backups, dataDir: shop, recipients })) },
    migration: newestKnownMigration(migrationsDir),
    postgres: '17',
    cluster: CLUSTER,
  })
}

let place: string
let target: string
let into: string
beforeEach(async () => {
  const own = await mkdtemp(path.join(root, 'test-'))
  place = path.join(own, 'place')
  target = path.join(own, 'restored')
  into = path.join(own, 'restored-cluster')
  await cp(whole, place, { recursive: true })
})

const buildPiecePath = (part: string) => path.join(place, 'backups', made.name, `${part}.tar.gz.00001`)
const manifestFile = () => path.join(place, 'backups', made.name, 'manifest.json')

async function restoreIt(change: { identity?: string; name?: string; to?: Date; signers?: string[] } = {}) {
  const { identity = path.join(root, 'key'), signers = [], ...options } = change
  const backups = createBackups(folderStorage(place), { signers })
  const registry = path.join(target, 'registry')
  const deps = { backups, dataDir: target, migrationsDir, templateFile, registry, identity }
  return restore({ ...options, into }, deps)
}

const checkIt = async () => {
  const backups = createBackups(folderStorage(place))
  return check(backups, await backups.read(made.name), path.join(root, 'key'))
}

async function expectNothingChanged(): Promise<void> {
  for (const folder of [target, into]) expect(await readdir(folder).catch(() => [])).toEqual([])
}

test('an unencrypted backup in a bucket can be read', async () => {
  const { endpoint, close } = await startFakeS3()
  const bucket = `s3://backups/shop?endpoint=${endpoint}`
  const own = await createBackup(bucket, [])
  const backups = createBackups(await openStorage(bucket))
  expect(await check(backups, own, undefined)).toMatch(/is complete and readable \(cluster: 2 files/)
  close()
})

test('a check proves that a backup is readable, or without its key that it is complete', async () => {
  expect(await checkIt()).toMatch(/is complete and readable \(cluster: 2 files, .*; files: 2 files/)
  const backups = createBackups(folderStorage(place))
  expect(await check(backups, made, undefined)).toContain('is complete. It is encrypted')
})

test('anybody with age and tar can open a backup without the shop', async () => {
  let has = true
  try {
    execFileSync('age', ['--version'])
  } catch {
    has = false
  }
  if (!has) return
  const open = `cat ${buildPiecePath('files')} | age -d -i ${path.join(root, 'key')} | tar tz`
  expect(execFileSync('sh', ['-c', open], { encoding: 'utf8' })).toContain('outbox/1.eml')
})

test('a folder that is not empty is left unchanged', async () => {
  await mkdir(target)
  await writeFile(path.join(target, 'letter'), 'mine')
  await expect(restoreIt()).rejects.toThrow(/is not empty \(it contains letter\).*Nothing was changed/)
  expect(await readdir(target)).toEqual(['letter'])
})

test.each<[string, RegExp, () => Promise<void>]>([
  [
    'that was interrupted',
    /has \d+ bytes instead of \d+: it is truncated or was changed/,
    () => truncate(buildPiecePath('cluster'), 1000),
  ],
  ['with one byte changed', /was changed: its hash does not match/, changeOneByte],
  ['with truncated files', /files\.tar\.gz\S+ has 9 bytes/, () => truncate(buildPiecePath('files'), 9)],
  ['with a missing piece', /tar\.gz\.00001 is missing/, () => rm(buildPiecePath('cluster'))],
  ['without a manifest', /has no complete backup/, () => rm(manifestFile())],
  ['with an invalid manifest', /The manifest of .* cannot be read/, () => writeFile(manifestFile(), '[]')],
  ["in a newer version's format", /made by a newer version of the shop/, () => changeManifest({ format: 2 })],
  [
    'of a newer database',
    /comes from a newer version of the shop/,
    () => changeManifest({ migration: 9_999_999_999_999 }),
  ],
])('a backup %s is refused with a message, and nothing is changed', async (_, sentence, spoil) => {
  await spoil()
  await expect(restoreIt()).rejects.toThrow(sentence)
  await expectNothingChanged()
})

async function changeOneByte(): Promise<void> {
  const bytes = await readFile(buildPiecePath('cluster'))
  bytes[1000] = (bytes[1000] ?? 0) ^ 1
  await writeFile(buildPiecePath('cluster'), bytes)
}

async function changeManifest(change: object): Promise<void> {
  const manifest = JSON.parse(await readFile(manifestFile(), 'utf8'))
  await writeFile(manifestFile(), JSON.stringify({ ...manifest, ...change }))
}

test.each([
  ['another key', /The key in .* does not decrypt it/, 'other'],
  ['a file without a key', /which contains no key/, 'outbox-of-nobody'],
])('%s is refused with a message, and nothing is changed', async (_, sentence, name) => {
  if (name === 'other') await writeNewKey(path.join(target, '..', name))
  await expect(restoreIt({ identity: path.join(target, '..', name) })).rejects.toThrow(sentence)
  await expectNothingChanged()
})

test('a planted unencrypted backup is refused if a key is given, and nothing is changed', async () => {
  await createBackup(place, [], undefined, new Date('2099-01-01'))
  await expect(restoreIt()).rejects.toThrow(
    /It is not encrypted, although BACKUP_IDENTITY is set, so it may not be ours/,
  )
  await expectNothingChanged()
})

test.each<[string, RegExp, (ours: Signer) => Promise<unknown>]>([
  ['is not signed', /2099-01-01T00-00-00Z-postgres is not signed/, () => plant(undefined)],
  [
    'somebody else has signed',
    /with a key that is not in BACKUP_SIGNERS/,
    () => plant(createSigner(newKey())),
  ],
  [
    'was changed after it was signed',
    /was changed, or was signed/,
    async (ours) => {
      await plant(ours)
      const file = path.join(place, 'backups/2099-01-01T00-00-00Z-postgres/manifest.json')
      const manifest = JSON.parse(await readFile(file, 'utf8'))
      await writeFile(file, JSON.stringify({ ...manifest, postgres: '18' }))
    },
  ],
  [
    'is an old one under a newer name',
    /was changed, or was signed/,
    async (ours) => {
      await plant(ours)
      const folder = path.join(place, 'backups')
      const [from, to] = ['2099-01-01T00-00-00Z-postgres', '2099-02-01T00-00-00Z-postgres']
      await cp(path.join(folder, from), path.join(folder, to), { recursive: true })
    },
  ],
])("if the writer's public key is given, a backup that %s is refused", async (_, sentence, put) => {
  const ours = createSigner(newKey())
  await put(ours)
  await expect(restoreIt({ signers: [ours.publicKey] })).rejects.toThrow(sentence)
  await expectNothingChanged()
})

const plant = (signer: Signer | undefined) =>
  createBackup(place, made.manifest.recipients, signer, new Date('2099-01-01'))

test('a signed backup is accepted even if its writer is unknown', async () => {
  const ours = createSigner(newKey())
  const { name } = await plant(ours)
  const read = (signers: string[]) => createBackups(folderStorage(place), { signers }).read(name)
  expect((await read([ours.publicKey])).manifest).toMatchObject({ signature: { value: expect.any(String) } })
  expect((await read([])).name).toBe(name)
})

test('a planted backup neither replaces old ones nor counts as the newest when backups are made', async () => {
  const signer = createSigner(newKey())
  const ours = await createBackup(place, [], signer, new Date('2026-11-20T09:00:00Z'))
  await createBackup(place, [], undefined, new Date('2026-11-20T21:00:00Z'))
  const backups = createBackups(folderStorage(place), { signer })
  await prune(backups, new Date('2026-11-25T12:00:00Z'), 30)
  expect(await backups.names()).toContain(ours.name)
  expect((await backups.newest(() => true))?.name).toBe(ours.name)
})

test('a segment that somebody else added to the log is ignored', async () => {
  const signer = createSigner(newKey())
  const backup = await plant(signer)
  const at = new Date('2099-01-01T00:01:00Z')
  const write = (backups: Backups, bytes: string, when: Date) =>
    createArchivedLog(backups, backup).write(
      CLUSTER.startSegment,
      false,
      Buffer.from(bytes),
      when,
      createSealing([]),
    )
  const ours = createBackups(folderStorage(place), { signer })
  await write(ours, 'ours', at)
  await write(createBackups(folderStorage(place)), 'planted', new Date('2099-01-01T00:02:00Z'))
  const restoring = createBackups(folderStorage(place), { signers: [signer.publicKey] })
  expect(await createArchivedLog(restoring, backup).list()).toMatchObject([{ at }])
})

test('a time before the first backup and an unknown name are refused', async () => {
  await expect(restoreIt({ to: new Date(0) })).rejects.toThrow('1970-01-01T00:00:00.000Z or earlier')
  await expect(restoreIt({ name: '2026-01-01T00-00-00Z-postgres' })).rejects.toThrow(
    'No complete backup called 2026-01-01T00-00-00Z-postgres',
  )
  await expectNothingChanged()
})

test('an interrupted backup is invisible, and a full disk is reported', async () => {
  const full = '/dev/full'
  await expect(folderStorage(full).write('a', Buffer.from('b'))).rejects.toThrow(
    /can't be written .*BACKUP_TO/,
  )
  await expect(createBackups(folderStorage(full)).names()).rejects.toThrow(/can't be read/)
  const backups = createBackups(folderStorage(place))
  await rm(manifestFile())
  expect(await backups.names()).not.toContain(made.name)
  expect(await prune(backups, new Date(Date.now() + 2 * 24 * 3_600_000), 30)).toBe(1)
  expect(await backups.list()).toEqual([])
})
