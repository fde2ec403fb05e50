import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { addVersion } from 'registry/changes/add-version'
import { changeRegistry } from 'registry/changes/change-registry'
import { requireEntry, requireVersion } from 'registry/changes/require-entry'
import { computeIntegrity } from 'registry/integrity'
import type { Checks } from '../../../harness/checks'
import type { OpenBucket } from './key-holders'
import { soon } from './soon'
import { SECRET, type WatchedEdge } from './watched-edge'

/** Returns server code that looks for the edge's keys and tries to leak them. @param port the thief's port */
const THEFT = (port: number) => `;
const found = []
const tries = [
  () => JSON.stringify(process.env),
  () => process.getBuiltinModule('node:fs').readFileSync('/proc/self/environ', 'utf8'),
  () => require('node:fs').readFileSync('/proc/self/environ', 'utf8'),
  () => process.binding('fs') && 'a binding',
  () => process.getBuiltinModule('node:child_process').execSync('env').toString(),
  () => { fetch('http://127.0.0.1:${port}/'); return 'a connection' },
  () => { process.getBuiltinModule('node:net').connect(${port}, '127.0.0.1'); return 'a connection' },
]
for (const attempt of tries) try { found.push(attempt()) } catch {}
if (found.some((one) => one !== '{}')) throw new Error('LOOT ' + found.join(' '));
`

/** Publishes server code, properly signed by its team, that searches for the edge's keys. */
export async function sendThief(bucket: OpenBucket, edge: WatchedEdge, { expect }: Checks): Promise<void> {
  let connections = 0
  const trap = createServer((socket) => {
    connections += 1
    socket.destroy()
  }).listen(0, '127.0.0.1')
  await once(trap, 'listening')
  const { port } = trap.address() as AddressInfo
  const draft = await mkdtemp(path.join(tmpdir(), 'thief-'))
  try {
    for (const [what, ending, isFit] of [
      ['code that searches for keys finds none, and its page is rendered', '', true],
      ['code that needs Node is left out, and its page falls back', `;require('node:net')`, false],
    ] as const) {
      const version = await publishTheft(bucket, draft, THEFT(port) + ending)
      const isLive = await soon(async () => (await edge.entryOf('mf-content'))?.live === version)
      expect(isLive, `a version with a thief is live: ${version}`)
      const page = async () => (await edge.get('/about')).text()
      const isRendered = (html: string) => html.includes(`"version":"${version}"`) && html.includes('<h1')
      // A thread that has just started may miss its first page.
      if (isFit) await soon(async () => isRendered(await page()))
      const html = await page()
      expect(isRendered(html) === isFit && html.includes('id="boot"'), what)
      expect(!html.includes(SECRET) && !html.includes('LOOT'), 'the page reveals no secret')
    }
    expect(connections === 0, 'nothing was carried off', connections)
  } finally {
    trap.close()
    await rm(draft, { recursive: true })
  }
}

let thefts = 0

async function publishTheft(bucket: OpenBucket, draft: string, code: string): Promise<string> {
  const store = await bucket.team('mf-content')
  const { registry } = await store.read()
  const { live } = requireEntry(registry, 'mf-content')
  const record = requireVersion(registry, 'mf-content', live)
  thefts += 1
  const version = `9.9.${thefts}-0000000000`
  const folder = path.join(draft, version)
  const integrity: Record<string, string> = {}
  for (const file of Object.keys(record.integrity)) {
    let bytes = await store.readFile('mf-content', live, file)
    if (file === record.server) bytes = Buffer.concat([Buffer.from(code), bytes])
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true })
    await writeFile(path.join(folder, file), bytes)
    integrity[file] = computeIntegrity(bytes)
  }
  await store.putVersion('mf-content', version, folder)
  const published = new Date().toISOString()
  await changeRegistry(store, { who: 'a thief', what: 'publish', remote: 'mf-content', version }, (before) =>
    addVersion(before, {
      name: 'mf-content',
      version,
      record: { ...record, base: `/remotes/mf-content/${version}/`, integrity, published },
      audience: 'everyone',
    }),
  )
  return version
}
