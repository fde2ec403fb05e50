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

/** The deployed registry; the one script has this hash in it. */
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

/** A shell of one's own before the deployed shop; the folder is that of an earlier one. */
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

test('a shell of one’s own shows what the deployed shop’s teams publish, while it runs', async () => {
  const edge = await ownEdge()
  expect(await fetchLive(edge)).toBe('1')
  await deployed.writeRegistry(buildRegistry(published, '2'))
  await eventually(async () => (await fetchLive(edge)) === '2')
})

test('files come from the same origin as the pages, and are kept: they never change', async () => {
  const edge = await ownEdge()
  const fetched = await edge.app.inject(SCRIPT)
  expect(fetched.body).toBe(longScript)
  expect(fetched.headers['cache-control']).toContain('immutable')
  await deployed.app.close()
  expect((await edge.app.inject(SCRIPT)).body).toBe(longScript)
})

test('files that nobody has asked for yet are there too when the deployed shop goes away', async () => {
  const edge = await ownEdge()
  await eventually(() => existsSync(path.join(folder, SCRIPT.replace('/remotes/', ''))))
  await deployed.app.close()
  expect((await edge.app.inject(SCRIPT)).body).toBe(longScript)
})

test('a file that is not what was published is never passed on', async () => {
  await deployed.writeRegistry(buildRegistry('sha384-other'))
  const edge = await ownEdge()
  expect(await edge.app.inject(SCRIPT)).toMatchObject({ statusCode: 502, body: '' })
  expect(lines).toContain('is not what was published.')
})

test.each([
  '/remotes/mf-content/1/other.js',
  '/remotes/mf-content/1/..%2f..%2fsecret.js',
  '/remotes/mf-none/1/x.js',
])('what the registry does not name is not asked for: %s', async (address) => {
  const edge = await ownEdge()
  expect((await edge.app.inject(address)).statusCode).toBeGreaterThanOrEqual(403)
  expect(lines).not.toContain('could not be had')
})

test('while the deployed shop is away the last registry known stays in force, and the log says so once', async () => {
  const edge = await ownEdge()
  expect(await fetchLive(edge)).toBe('1')
  await deployed.app.close()
  await eventually(() => lines.includes('the last one known stays in force'))
  expect(await fetchLive(edge)).toBe('1')
  expect((await edge.app.inject('/readyz')).statusCode).toBe(200)
  expect(lines.split('stays in force')).toHaveLength(2)
})

test('a start while it is away takes what an earlier one has known; without, the shell is not ready', async () => {
  const first = await ownEdge()
  expect(await fetchLive(first)).toBe('1')
  await deployed.app.close()
  expect(await fetchLive(await ownEdge())).toBe('1')
  await rm(path.join(folder, 'remotes.json'))
  expect((await (await ownEdge()).app.inject('/readyz')).statusCode).toBe(503)
})
