import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { openStore } from '../open-store'
import type { RegistryStore } from '../registry-store'
import { registryOf } from '../testing/records'
import { startS3StandIn } from '../testing/s3-stand-in'

process.env.AWS_ACCESS_KEY_ID ??= 'test'
process.env.AWS_SECRET_ACCESS_KEY ??= 'test'

const older = {
  remotes: { ...registryOf('mf-tea', '1', '2').remotes, ...registryOf('mf-cups', '1').remotes },
  shells: [{ version: '1', contract: '1.0.0', provides: {}, published: '2026-11-03T11:00:00.000Z' }],
}
const logged = {
  at: '2026-11-02T10:00:00.000Z',
  who: 'asha',
  what: 'publish',
  remote: 'mf-tea',
  version: '1',
}
const change = { who: 'asha', what: 'promote', remote: 'mf-tea', version: '2' }

let root: string
let bucket: Awaited<ReturnType<typeof startS3StandIn>>
beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'older-'))
  bucket = await startS3StandIn()
})
afterAll(async () => {
  bucket.close()
  await rm(root, { recursive: true })
})

async function inFolder() {
  const folder = path.join(root, 'registry')
  await mkdir(folder)
  await writeFile(path.join(folder, 'remotes.json'), JSON.stringify(older))
  await writeFile(path.join(folder, 'log.jsonl'), `${JSON.stringify(logged)}\n{"at":"2026`)
  return { place: folder, olderText: () => readFile(path.join(folder, 'remotes.json'), 'utf8') }
}

async function inBucket() {
  const address = `${bucket.endpoint}/shop/a`
  const put = (key: string, content: object) =>
    fetch(`${address}/${key}`, { method: 'PUT', body: JSON.stringify(content) })
  await put('remotes.json', older)
  await put('log/2026-11-02T10:00:00.000Z-5ad4.json', logged)
  const olderText = async () => (await fetch(`${address}/remotes.json`)).text()
  return { place: `s3://shop/a?endpoint=${bucket.endpoint}`, olderText }
}

test.each([
  ['a folder', inFolder],
  ['a bucket', inBucket],
])(
  'a registry of the older form in %s is read, and each remote moves to its own line with its first change',
  async (_, write) => {
    const { place, olderText } = await write()
    const store: RegistryStore = await openStore(place)
    const { registry, tag } = await store.read()
    expect(registry).toEqual(older)
    expect(await store.readLog()).toEqual([logged])

    const tea = { ...older.remotes['mf-tea'], live: '2', lastGood: '1' }
    await store.replace(
      { ...registry, remotes: { ...registry.remotes, 'mf-tea': tea } } as typeof registry,
      tag,
      [change],
    )
    const moved = await (await openStore(place)).read()
    expect(moved.registry).toEqual({ ...older, remotes: { ...older.remotes, 'mf-tea': tea } })
    expect([...(moved.lines?.keys() ?? [])]).toEqual(['mf-tea'])
    expect(await store.readLog()).toMatchObject([logged, { ...change, number: 1, previous: 'first' }])
    // What a team may not write is left as it was.
    expect(JSON.parse(await olderText())).toEqual(older)
  },
)
