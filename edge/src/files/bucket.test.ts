import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createCachedRegistry } from 'composition/renderer/registry/cached-registry'
import { followRegistry } from 'composition/renderer/registry/follow-registry'
import { createFileKeeper } from 'composition/renderer/registry/keep-files'
import { createTrust } from 'composition/renderer/registry/trust-manifests'
import { eventually } from 'composition/renderer/testing/eventually'
import { computeIntegrity } from 'registry/integrity'
import { openStore } from 'registry/open-store'
import { startFakeS3 } from 'registry/testing/fake-s3'
import { buildRegistry, versionRecord } from 'registry/testing/records'
import { edgeOnDisk } from '../testing/edge-on-disk'

process.env.AWS_ACCESS_KEY_ID ??= 'test'
process.env.AWS_SECRET_ACCESS_KEY ??= 'test'

test('an edge serves versions published in a bucket, and caches only unaltered files', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'edge-'))
  const bucket = await startFakeS3()
  const address = `s3://shop/registry?endpoint=${bucket.endpoint}`
  const store = await openStore(address)
  const hash = `sha384-${createHash('sha384').update('page').digest('base64')}`
  const integrity = { 'page.js': hash, 'other.js': hash }
  await mkdir(path.join(folder, 'draft'))
  await writeFile(path.join(folder, 'draft/page.js'), 'page')
  await writeFile(path.join(folder, 'draft/other.js'), 'not what was published')
  await store.putVersion('mf-tea', '1', path.join(folder, 'draft'))
  const versions = { 1: versionRecord('mf-tea', '1', { integrity }) }
  await store.replace({ remotes: { 'mf-tea': { live: '1', versions } } }, undefined, [])

  const kept = path.join(folder, 'kept')
  const trust = createTrust({ isUnsignedAllowed: true, onRefused() {}, onObeyed() {} })
  const registry = followRegistry({
    registry: store,
    trust,
    isElsewhere: true,
    kept: createCachedRegistry(kept, trust),
    onChange() {},
    onUnkept() {},
  })
  const { keepFile } = createFileKeeper({ registry: store, folder: kept, currentRegistry: registry.current })
  try {
    expect((await registry.current()).registry.remotes['mf-tea']?.live).toBe('1')
    await keepFile('/remotes/mf-tea/1/page.js')
    expect(await readFile(path.join(folder, 'kept/mf-tea/1/page.js'), 'utf8')).toBe('page')
    await expect(keepFile('/remotes/mf-tea/1/other.js')).rejects.toThrow('differs from the published file')
    // Someone tampers with the cached file while the edge is down.
    await writeFile(path.join(folder, 'kept/mf-tea/1/page.js'), 'evil')
    const next = createFileKeeper({ registry: store, folder: kept, currentRegistry: registry.current })
    await next.keepFile('/remotes/mf-tea/1/page.js')
    expect(await readFile(path.join(folder, 'kept/mf-tea/1/page.js'), 'utf8')).toBe('page')

    await store.replace(buildRegistry('mf-cups', '2'), (await store.read()).tag, [])
    await eventually(async () => 'mf-cups' in (await registry.current()).registry.remotes)
    expect((await registry.current()).registry.remotes).not.toHaveProperty('mf-tea')
  } finally {
    registry.stop()
    bucket.close()
    await rm(folder, { recursive: true })
  }
})

test('edges in several containers can cache one registry in the same folder at the same time', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'edge-'))
  const bytes = Buffer.from('page')
  const versions = { 1: versionRecord('mf-tea', '1', { integrity: { 'page.js': computeIntegrity(bytes) } }) }
  const known = { registry: { remotes: { 'mf-tea': { live: '1', versions } } }, tag: 'one' }
  const messages: string[] = []
  // Processes in different containers often have the same id, as these edges do.
  const edges = Array.from({ length: 5 }, () => {
    const source = { place: 'elsewhere', read: async () => known, readFile: async () => bytes }
    const trust = createTrust({ isUnsignedAllowed: true, onRefused() {}, onObeyed() {} })
    const followed = followRegistry({
      registry: source,
      trust,
      isElsewhere: true,
      kept: createCachedRegistry(folder, trust),
      onChange: (_, sentence) => messages.push(sentence),
      onUnkept: (error) => messages.push(String(error)),
    })
    const { keepFile } = createFileKeeper({ registry: source, folder, currentRegistry: followed.current })
    return { ...followed, keepFile }
  })
  try {
    await Promise.all(edges.map((edge) => edge.keepFile('/remotes/mf-tea/1/page.js')))
    expect(messages).toEqual([])
    expect((await readdir(folder)).sort()).toEqual(['mf-tea', 'remotes.json'])
    expect(await readdir(path.join(folder, 'mf-tea/1'))).toEqual(['page.js'])
  } finally {
    for (const edge of edges) edge.stop()
    await rm(folder, { recursive: true })
  }
})

test('a failing canary in a bucket is demoted too', async () => {
  const bucket = await startFakeS3()
  const address = `s3://shop/registry?endpoint=${bucket.endpoint}`
  const store = await openStore(address)
  const registry = buildRegistry('mf-tea', '1', '2')
  const live = registry.remotes['mf-tea'] ?? { live: '1', versions: {} }
  const canary = { version: '2', percent: 10 }
  await store.replace({ remotes: { 'mf-tea': { ...live, canary } } }, undefined, [])
  const edge = await edgeOnDisk('http://127.0.0.1:9', {}, { registry: address })
  try {
    const failed = ['visit', 'load-failed'].map((kind) => ({ remote: 'mf-tea', version: '2', kind }))
    for (let visit = 1; visit <= 5; visit += 1)
      await edge.app.inject({ method: 'POST', url: '/reports', payload: { reports: failed } })
    await eventually(async () => (await store.readLog()).some(({ what }) => what === 'demote'))
    expect((await store.read()).registry.remotes['mf-tea']).not.toHaveProperty('canary')
  } finally {
    await edge.close()
    bucket.close()
  }
})

test('a file whose name points outside the folder is neither fetched nor written', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'edge-'))
  const bytes = Buffer.from('page')
  const name = '../../../outside.js'
  const versions = { 1: versionRecord('mf-tea', '1', { integrity: { [name]: computeIntegrity(bytes) } }) }
  const registry = { remotes: { 'mf-tea': { live: '1', versions } } }
  const files = createFileKeeper({
    registry: {
      place: 'elsewhere',
      read: async () => ({ registry, tag: 'one' }),
      readFile: async () => bytes,
    },
    folder: path.join(folder, 'kept'),
    currentRegistry: async () => ({ registry, tag: 'one' }),
  })
  await expect(files.keepFile(`/remotes/mf-tea/1/${name}`)).rejects.toThrow('is outside')
  files.keepLive(registry)
  await files.stop()
  expect(await readdir(folder)).toEqual([])
  await rm(folder, { recursive: true })
})
