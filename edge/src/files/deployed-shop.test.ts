import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { Writable } from 'node:stream'
import { eventually } from 'composition/renderer/testing/eventually'
import { edgeOnDisk, longScript, twoRemotes } from '../testing/edge-on-disk'

type Edge = Awaited<ReturnType<typeof edgeOnDisk>>

const SCRIPT = '/remotes/mf-content/1/page.22222222.js'
let deployed: Edge
let origin: string
let folder: string
let lines: string
const own: Edge[] = []

/** Builds the deployed registry, with this hash for its only script. */
function buildRegistry(integrity: string, live = '1') {
  const registry = structuredClone(twoRemotes)
  const entry = registry.remotes['mf-content']
  const version = entry?.versions[1]
  if (!entry || !version) throw new Error('The example has changed.')
  version.integrity = { 'page.22222222.js': integrity }
  entry.versions[live] = { ...version, base: `/remotes/mf-content/${live}/` }
  entry.live = live
  return registry
}
const published = `sha384-${createHash('sha384').update(longScript).digest('base64')}`

/** Starts a local edge with the deployed shop's registry. All edges of a test share one folder. */
async function ownEdge() {
  const logTo = new Writable({
    write(chunk, _, done) {
      lines += chunk
      done()
    },
  })
  const edge = await edgeOnDisk(
    'http://127.0.0.1:9',
    { logTo },
    { registry: origin, registryFolder: folder, keptFolder: folder },
  )
  edge.app.log.level = 'info'
  own.push(edge)
  return edge
}

const fetchLive = async ({ app }: Edge) =>
  (await app.inject('/remotes.json')).json().remotes['mf-content']?.live

beforeEach(async () => {
  deployed = await edgeOnDisk()
  await deployed.writeRegistry(buildRegistry(published))
  origin = await deployed.app.listen({ host: '127.0.0.1', port: 0 })
  folder = await mkdtemp(path.join(os.tmpdir(), 'deployed-'))
  lines = ''
})
afterEach(async () => {
  await Promise.all(own.splice(0).map((edge) => edge.close()))
  await deployed.close().catch(() => {})
  await rm(folder, { recursive: true })
})

test('a local shell shows versions published to the deployed shop while it runs', async () => {
  const edge = await ownEdge()
  expect(await fetchLive(edge)).toBe('1')
  await deployed.writeRegistry(buildRegistry(published, '2'))
  await eventually(async () => (await fetchLive(edge)) === '2')
})

test('files come from the same origin as the pages, and are cached as immutable', async () => {
  const edge = await ownEdge()
  const fetched = await edge.app.inject(SCRIPT)
  expect(fetched.body).toBe(longScript)
  expect(fetched.headers['cache-control']).toContain('immutable')
  await deployed.app.close()
  expect((await edge.app.inject(SCRIPT)).body).toBe(longScript)
})

test('files that nobody has requested yet stay available after the deployed shop goes down', async () => {
  const edge = await ownEdge()
  await eventually(() => existsSync(path.join(folder, SCRIPT.replace('/remotes/', ''))))
  await deployed.app.close()
  expect((await edge.app.inject(SCRIPT)).body).toBe(longScript)
})

test('a file that differs from what was published is never sent', async () => {
  await deployed.writeRegistry(buildRegistry('sha384-other'))
  const edge = await ownEdge()
  expect(await edge.app.inject(SCRIPT)).toMatchObject({ statusCode: 502, body: '' })
  expect(lines).toContain('differs from the published file.')
})

test.each([
  '/remotes/mf-content/1/other.js',
  '/remotes/mf-content/1/..%2f..%2fsecret.js',
  '/remotes/mf-none/1/x.js',
])('a file that the registry does not list is not requested: %s', async (address) => {
  const edge = await ownEdge()
  expect((await edge.app.inject(address)).statusCode).toBeGreaterThanOrEqual(403)
  expect(lines).not.toContain('could not be had')
})

test('the last known registry stays in use while the deployed shop is down, and the log says so once', async () => {
  const edge = await ownEdge()
  expect(await fetchLive(edge)).toBe('1')
  await deployed.app.close()
  await eventually(() => lines.includes('the last known one stays in use'))
  expect(await fetchLive(edge)).toBe('1')
  expect((await edge.app.inject('/readyz')).statusCode).toBe(200)
  expect(lines.split('stays in use')).toHaveLength(2)
})

test('a shell started during the outage uses the last known registry; without one, it is not ready', async () => {
  const first = await ownEdge()
  expect(await fetchLive(first)).toBe('1')
  await deployed.app.close()
  expect(await fetchLive(await ownEdge())).toBe('1')
  await rm(path.join(folder, 'remotes.json'))
  expect((await (await ownEdge()).app.inject('/readyz')).statusCode).toBe(503)
})
