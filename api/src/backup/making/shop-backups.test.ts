import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { apiSettings } from 'shared-contracts/domain/settings/settings'
import type { Database } from '../../db/connection'
import { openDatabase } from '../../db/open'
import { createJobs } from '../../jobs/jobs'
import { askForBackup, readBackupOrder } from '../../owner/backup-order'
import { apiRoot, templateFile } from '../../testing/database'
import { eventually } from '../../testing/eventually'
import { readBackupConfig } from '../backup-config'
import { folderPlace } from '../place/folder-place'
import { createBackups } from '../store/backups'
import { createShopBackups } from './shop-backups'

let root: string
let dataDir: string
let database: Database
let now: Date
let jobs: ReturnType<typeof createJobs>
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'shop-backups-'))
  dataDir = path.join(root, 'shop')
  const migrationsDir = path.join(apiRoot, 'migrations')
  database = await openDatabase({ dataDir, migrationsDir, templateFile })
  now = new Date()
  jobs = createJobs(() => {})
}, 60_000)
afterEach(async () => {
  await jobs.stop()
  await database.close()
  await rm(root, { recursive: true })
})

function shopWith(settings: NodeJS.ProcessEnv = {}) {
  const backup = readBackupConfig(apiSettings.parse(settings), dataDir)
  return createShopBackups({ database, dataDir, backup, jobs, now: () => now })
}

const place = () => path.join(root, 'place')
const names = () => createBackups(folderPlace(place())).names()

test('an open shop backs itself up when it is due, and leaves no draft', async () => {
  const shop = shopWith({ BACKUP_TO: place(), BACKUP_EVERY: '0.1' })
  await eventually(async () => (await names()).length > 0)
  await jobs.stop()
  expect(await names()).toEqual([expect.stringMatching(/-embedded$/)])
  expect((await readdir(dataDir)).filter((name) => name.startsWith('.'))).toEqual([])
  expect(await shop.late.count()).toBe(0)
})

test('a backup that is late is told of by seconds, and so is a shop that never had one', async () => {
  const shop = shopWith({ BACKUP_EVERY: '15' })
  now = new Date(now.getTime() + 600_000)
  expect(await shop.late.count()).toBe(600)
  await shop.backUp({ to: place(), recipients: [] })
  expect(await shop.late.count()).toBe(0)
  now = new Date(Date.now() + 60 * 60_000)
  expect(await shop.late.count()).toBeGreaterThan(43 * 60)
})

test('a place that takes nothing is told of in a sentence, and a later backup is made', async () => {
  const shop = shopWith()
  await writeFile(path.join(root, 'file'), '')
  const blocked = shop.backUp({ to: path.join(root, 'file'), recipients: [] })
  await expect(blocked).rejects.toThrow(/can't be (read|written) .*BACKUP_TO/)
  expect(await shop.backUp({ to: place(), recipients: [] })).toMatch(/-embedded {2}\d/)
  expect(await readdir(dataDir)).not.toContainEqual(expect.stringMatching(/^\.backup-/))
})

test('the owner’s order goes through the door whole, and another one is refused', () => {
  const order = { to: 's3://bucket/shop', recipients: ['age1abc'] }
  expect(readBackupOrder(askForBackup(order))).toEqual(order)
  expect(readBackupOrder(['parked'])).toBeUndefined()
  for (const wrong of ['', '{', '[]', '{"to":1}'])
    expect(() => readBackupOrder(['backup', wrong])).toThrow('Please use npm run backup.')
})
