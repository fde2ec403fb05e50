import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { openStore } from 'registry/open-store'
import { startFakeS3 } from '../../../../composition/registry/src/testing/fake-s3'
import { buildRegistry } from '../../../../composition/registry/src/testing/records'
import { backUpRegistry } from '../creating/back-up-registry'
import { openStorage } from '../storage/open-storage'
import { createBackups } from '../store/backups'
import { restoreRegistry } from './restore-registry'

process.env.AWS_ACCESS_KEY_ID ??= 'test'
process.env.AWS_SECRET_ACCESS_KEY ??= 'test'

let root: string
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'backup-registry-'))
})
afterEach(() => rm(root, { recursive: true }))

const change = (version: string) => ({ who: 'a team', what: 'publish', remote: 'mf-tea', version }) as const

test('a registry in a bucket is restored with its versions and log, and is backed up only when it has changed', async () => {
  const { endpoint, close } = await startFakeS3()
  const bucket = (name: string) => `s3://${name}/registry?endpoint=${endpoint}`
  const files = path.join(root, 'built')
  await mkdir(files)
  await writeFile(path.join(files, 'entry.js'), 'tea')
  const store = await openStore(bucket('shop'))
  await store.putVersion('mf-tea', '1', files)
  await store.replace(buildRegistry('mf-tea', '1'), undefined, [change('1')])

  const backups = createBackups(await openStorage(path.join(root, 'backups')))
  const deps = { backups, dataDir: path.join(root, 'data'), recipients: [] }
  const registry = await openStorage(bucket('shop'))
  expect(await backUpRegistry(registry, deps)).toBeDefined()
  expect(await backUpRegistry(registry, deps)).toBeUndefined()
  await store.putVersion('mf-tea', '2', files)
  await store.replace(buildRegistry('mf-tea', '1', '2'), (await store.read()).tag, [change('2')])
  const newest = await backUpRegistry(registry, deps)
  if (!newest) throw new Error('A changed registry was not backed up.')

  const target = { registry: bucket('new'), dataDir: deps.dataDir, identity: undefined }
  expect(await restoreRegistry(backups, newest, target)).toBe(true)
  const restored = await openStore(bucket('new'))
  expect((await restored.read()).registry).toEqual(buildRegistry('mf-tea', '1', '2'))
  expect(await restored.readLog()).toEqual(await store.readLog())
  expect((await restored.readFile('mf-tea', '2', 'entry.js')).toString()).toBe('tea')
  expect(await restoreRegistry(backups, newest, target)).toBe(false)
  close()
})

test("the teams' keys are backed up when they change, and are restored to a bucket", async () => {
  const { endpoint, close } = await startFakeS3()
  const bucket = (name: string) => `s3://${name}/registry?endpoint=${endpoint}`
  const backups = createBackups(await openStorage(path.join(root, 'backups')))
  const deps = { backups, dataDir: path.join(root, 'data'), recipients: [] }
  const registry = await openStorage(bucket('shop'))
  await registry.write('root.json', Buffer.from('the first keys'))
  expect(await backUpRegistry(registry, deps)).toBeDefined()
  await registry.write('root.json', Buffer.from('the second keys'))
  const newest = await backUpRegistry(registry, deps)
  if (!newest) throw new Error('Changed keys were not backed up.')

  const target = { registry: bucket('new'), dataDir: deps.dataDir, identity: undefined }
  await restoreRegistry(backups, newest, target)
  expect((await (await openStorage(bucket('new'))).read('root.json')).toString()).toBe('the second keys')
  close()
})
