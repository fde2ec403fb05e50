import { randomUUID } from 'node:crypto'
import fs, { chmod, mkdir, mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { takenByAnother } from 'file-lock/testing'
import { openStore } from '../open-store'
import { RegistryConflict } from '../registry-conflict'
import type { RegistryStore } from '../registry-store'
import { startFakeS3 } from '../testing/fake-s3'
import { buildRegistry } from '../testing/records'
import { hasS3Server, startS3Server } from '../testing/s3-server'

process.env.AWS_ACCESS_KEY_ID ??= 'test'
process.env.AWS_SECRET_ACCESS_KEY ??= 'test'

const one = buildRegistry('mf-tea', '1')
const two = buildRegistry('mf-tea', '1', '2')
const cups = buildRegistry('mf-cups', '1')
const change = { who: 'asha', what: 'publish', remote: 'mf-tea', version: '1' }
let root: string
type Server = { endpoint: string; close: () => void }
const servers = new Map<() => Promise<Server>, Promise<Server>>()
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'store-'))
})
afterEach(() => rm(root, { recursive: true }))
afterAll(async () => {
  for (const server of servers.values()) (await server).close()
})

/** Creates a new bucket on the shared server of this kind. */
async function createBucket(start: () => Promise<Server>): Promise<string> {
  const starting = servers.get(start) ?? start()
  servers.set(start, starting)
  const { endpoint } = await starting
  const bucket = `shop-${randomUUID()}`
  await fetch(`${endpoint}/${bucket}`, { method: 'PUT' })
  return `s3://${bucket}/a/registry?endpoint=${endpoint}`
}

// moto compares an object's tag before it writes, so two writers at once can both succeed there.
const isMoto = !process.env.TEST_S3_ENDPOINT
const places: [string, boolean, () => Promise<string>][] = [
  ['a folder', true, async () => path.join(root, 'registry')],
  ['a bucket, on the wire', true, () => createBucket(startFakeS3)],
]
if (hasS3Server()) places.push(['a bucket of a real server', !isMoto, () => createBucket(startS3Server)])

describe.each(places)('a registry in %s', (_, takesTurns, place) => {
  let address: string
  let store: RegistryStore
  beforeEach(async () => {
    address = await place()
    store = await openStore(address)
  })

  test('is empty until something is published', async () => {
    expect(await store.read()).toMatchObject({ registry: { remotes: {} }, tag: undefined })
    expect(await store.readLog()).toEqual([])
    expect(await store.listFiles('mf-tea', '1')).toEqual([])
  })

  test('is replaced by a writer who has read its latest state, and each change is logged in order', async () => {
    await store.replace(one, undefined, [change])
    const { registry, tag } = await store.read()
    expect(registry).toEqual(one)
    await store.replace(two, tag, [{ ...change, version: '2', why: 'a sale' }])
    expect((await store.read()).registry).toEqual(two)
    expect(await store.readLog()).toMatchObject([change, { ...change, version: '2', why: 'a sale' }])
  })

  test('is not replaced by a writer who has not read its latest state, and nothing is logged', async () => {
    await store.replace(one, undefined, [change])
    const { tag } = await store.read()
    await store.replace(two, tag, [change])
    await expect(store.replace(one, tag, [change])).rejects.toThrow(RegistryConflict)
    await expect(store.replace(one, undefined, [change])).rejects.toThrow(RegistryConflict)
    expect((await store.read()).registry).toEqual(two)
    expect(await store.readLog()).toHaveLength(2)
  })

  test('accepts changes to different remotes, and none undoes another', async () => {
    await store.replace({ remotes: { ...one.remotes, ...cups.remotes } }, undefined, [change])
    const { tag } = await store.read()
    await store.replace({ remotes: { ...two.remotes, ...cups.remotes } }, tag, [change])
    const bothCups = buildRegistry('mf-cups', '1', '2').remotes
    await store.replace({ remotes: { ...one.remotes, ...bothCups } }, tag, [{ ...change, remote: 'mf-cups' }])
    expect((await store.read()).registry.remotes).toEqual({ ...two.remotes, ...bothCups })
  })

  const testOfWriters = takesTurns ? test : test.skip
  testOfWriters('accepts one of many simultaneous changes', async () => {
    const all = await Promise.allSettled(
      Array.from({ length: 8 }, () => store.replace(one, undefined, [change])),
    )
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await store.readLog()).toHaveLength(1)
  })

  test('has no canary that an edge has demoted, until its team offers it again', async () => {
    const entry = two.remotes['mf-tea']
    const canary = { version: '2', percent: 10 }
    const offered = { remotes: { 'mf-tea': { live: '1', versions: {}, ...entry, canary } } }
    const demotion = { remote: 'mf-tea', version: '2', who: 'edge', why: 'It failed.' }
    await store.replace(offered, undefined, [change])
    expect(await store.demote({ ...demotion, version: '1' })).toBe(false)
    expect(await store.demote(demotion)).toBe(true)
    expect(await store.demote(demotion)).toBe(false)
    const { registry, tag } = await store.read()
    expect(registry.remotes['mf-tea']).toEqual(two.remotes['mf-tea'])
    expect((await store.readLog()).at(-1)).toMatchObject({ ...demotion, what: 'demote', of: 1 })

    await store.replace(offered, tag, [{ ...change, what: 'canary 10%' }])
    expect((await store.read()).registry.remotes['mf-tea']?.canary).toEqual(canary)
    expect(await store.demote(demotion)).toBe(true)
    expect(await store.checkLog()).toEqual([
      { log: 'mf-tea', count: 2 },
      { log: 'demotions.json', count: 2 },
    ])
  })

  test('keeps the files of a version as first stored, until it is removed', async () => {
    const draft = path.join(root, 'draft')
    await mkdir(path.join(draft, 'server'), { recursive: true })
    await writeFile(path.join(draft, 'page.js'), 'page')
    await writeFile(path.join(draft, 'server/server.cjs'), 'server')
    await store.putVersion('mf-tea', '1', draft)
    await writeFile(path.join(draft, 'page.js'), 'changed')
    await store.putVersion('mf-tea', '1', draft)
    expect(await store.listFiles('mf-tea', '1')).toEqual(['page.js', 'server/server.cjs'])
    expect((await store.readFile('mf-tea', '1', 'page.js')).toString()).toBe('page')
    await store.removeVersion('mf-tea', '1')
    expect(await store.listFiles('mf-tea', '1')).toEqual([])
    await expect(store.readFile('mf-tea', '1', 'page.js')).rejects.toThrow()
  })

  test('keeps a version intact that two containers store at the same moment', async () => {
    const draft = path.join(root, 'draft')
    const files = Array.from({ length: 20 }, (_, index) => `${index}.js`)
    await mkdir(draft, { recursive: true })
    for (const file of files) await writeFile(path.join(draft, file), file)
    // Processes in two containers often have the same id, as both do here.
    const other = await openStore(address)
    await Promise.all([store, other].map((each) => each.putVersion('mf-tea', '1', draft)))
    expect(await store.listFiles('mf-tea', '1')).toEqual(files.sort())
    for (const file of files) expect((await store.readFile('mf-tea', '1', file)).toString()).toBe(file)
  })
})

describe('a folder', () => {
  test('can be read by edges and publishers of other users, even after a change by an edge with private files', async () => {
    const usual = process.umask(0o077)
    const store = await openStore(root)
    await store.replace(one, undefined, [change])
    process.umask(usual)
    for (const name of ['manifests/mf-tea.json', 'log/mf-tea/000001.json'])
      expect((await stat(path.join(root, name))).mode & 0o777).toBe(0o644)
    for (const name of ['manifests', 'log', 'log/mf-tea'])
      expect((await stat(path.join(root, name))).mode & 0o777).toBe((await stat(root)).mode & 0o777)
  })

  test('has versions that edges of other users can read, even if their publisher keeps files private', async () => {
    await chmod(root, 0o755)
    const usual = process.umask(0o077)
    const draft = await mkdtemp(path.join(tmpdir(), 'draft-'))
    await mkdir(path.join(draft, 'server'))
    await writeFile(path.join(draft, 'server/server.cjs'), 'server')
    await (await openStore(root)).putVersion('mf-tea', '1', draft)
    process.umask(usual)
    await rm(draft, { recursive: true })
    const modeOf = async (name: string) => (await stat(path.join(root, name))).mode & 0o777
    expect(await modeOf('mf-tea/1/server/server.cjs')).toBe(0o644)
    for (const name of ['mf-tea', 'mf-tea/1', 'mf-tea/1/server']) expect(await modeOf(name)).toBe(0o755)
  })

  const folder = () => path.join(root, 'registry')

  test('can be written once the process that locks it is killed', async () => {
    const store = await openStore(folder())
    await mkdir(folder())
    const { kill } = await takenByAnother(path.join(folder(), 'lock'))
    const replacing = store.replace(one, undefined, [change])
    await kill()
    await replacing
    expect(await readdir(path.join(folder(), '.drafts'))).toEqual([])
  })

  test('logs the change of a publisher that was killed before logging it', async () => {
    const store = await openStore(folder())
    await store.replace(one, undefined, [change])
    await rm(path.join(folder(), 'log'), { recursive: true })
    expect(await store.readLog()).toMatchObject([change])
    await store.replace(two, (await store.read()).tag, [{ ...change, version: '2' }])
    expect(await store.readLog()).toMatchObject([change, { ...change, version: '2' }])
    expect(await readdir(path.join(folder(), 'log/mf-tea'))).toEqual(['000001.json', '000002.json'])
  })

  test('is listed again after a publish at once, and after an edit in place within a second', async () => {
    const anHourAgo = new Date(Date.now() - 3_600_000)
    const manifest = path.join(folder(), 'manifests/mf-tea.json')
    const writer = await openStore(folder())
    await writer.replace(one, undefined, [change])
    for (const known of [folder(), path.dirname(manifest)]) await utimes(known, anHourAgo, anHourAgo)

    const store = await openStore(folder())
    const lists = jest.spyOn(fs, 'readdir')
    const first = await store.read()
    expect(await store.read()).toBe(first)
    expect(lists).toHaveBeenCalledTimes(1)

    await writeFile(manifest, '{}')
    const now = performance.now()
    jest.spyOn(performance, 'now').mockReturnValue(now + 1000)
    expect([...((await store.read()).unreadable ?? [])]).toEqual([['mf-tea', expect.any(String)]])

    await writeFile(`${manifest}.new`, await fs.readFile(manifest))
    await fs.rename(`${manifest}.new`, path.join(folder(), 'manifests/mf-cups.json'))
    expect([...((await store.read()).unreadable?.keys() ?? [])]).toEqual(['mf-cups', 'mf-tea'])
    jest.restoreAllMocks()
  })
})

test.each(['s3://', 's3://shop/registry?endpoint=minio'])(
  'the address %s is refused with an example',
  async (place) => {
    await expect(openStore(place)).rejects.toThrow(
      'REGISTRY must be a folder or an address such as s3://bucket/registry',
    )
  },
)

test('an unreachable bucket is reported, with what to check', async () => {
  const store = await openStore('s3://shop/registry?endpoint=http://127.0.0.1:9')
  await expect(store.read()).rejects.toThrow(
    /^s3:\/\/shop\/registry\/ can't be read \(.*\): check REGISTRY and the AWS_ variables\.$/,
  )
})
