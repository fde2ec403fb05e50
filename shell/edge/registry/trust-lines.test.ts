import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { folderStore } from 'registry/folder-store'
import { addKey, revokeKey } from 'registry/keys/publishing-keys'
import { keyId } from 'registry/keys/signer'
import { versionRecord } from 'registry/testing/records'
import { newSigner } from 'registry/testing/signers'
import type { RegistryEntry } from 'shared-contracts/remote/registry'
import { createTrust } from './trust-lines'

const [teaTeam, cupsTeam, stranger] = [newSigner(), newSigner(), newSigner()]
const now = new Date('2026-11-20T10:00:00Z')

let root: string
let said: string[]
let trust: ReturnType<typeof createTrust>
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'trust-'))
  said = []
  trust = newTrust()
})
afterEach(() => rm(root, { recursive: true }))

const newTrust = (isUnsignedAllowed = false) =>
  createTrust({
    isUnsignedAllowed,
    onRefused: (sentence) => said.push(sentence),
    onObeyed: (sentence) => said.push(sentence),
  })
const lineFile = (name: string) => path.join(root, `lines/${name}.json`)
const obeyed = async () => trust.obeyed(await folderStore(root).read())
const liveIn = async (name: string) => (await obeyed()).registry.remotes[name]?.live

async function nameKeys() {
  await folderStore(root).replaceKeys((keys) =>
    addKey(addKey(keys, 'mf-tea', teaTeam.publicKey, now), 'mf-cups', cupsTeam.publicKey, now),
  )
}

/** Writes the entry of a remote into its line. */
async function write(name: string, entry: RegistryEntry, signer = name === 'mf-tea' ? teaTeam : cupsTeam) {
  const store = folderStore(root, signer)
  const { registry, tag } = await store.read()
  const change = { who: 'asha', what: 'publish', remote: name, version: entry.live }
  await store.replace({ ...registry, remotes: { ...registry.remotes, [name]: entry } }, tag, [change])
}

function entryOf(name: string, live: string, prefixes = [`/${name}`]): RegistryEntry {
  return { live, versions: { [live]: versionRecord(name, live, { prefixes }) } }
}

test('what its team has signed is obeyed', async () => {
  await nameKeys()
  await write('mf-tea', entryOf('mf-tea', '1'))
  await write('mf-cups', entryOf('mf-cups', '1'))
  expect(Object.keys((await obeyed()).registry.remotes)).toEqual(['mf-cups', 'mf-tea'])
  expect(said).toEqual([])
})

test.each([
  [
    'by another team',
    cupsTeam,
    `is signed with the key ${keyId(cupsTeam.publicKey)}, which is not one of its team's`,
  ],
  [
    'by a stranger',
    stranger,
    `is signed with the key ${keyId(stranger.publicKey)}, which is not one of its team's`,
  ],
  ['by nobody', undefined, 'is not signed'],
])(
  'a version signed %s is refused, the last good one stays, and it is said once',
  async (_, signer, sentence) => {
    await nameKeys()
    await write('mf-tea', entryOf('mf-tea', '1'))
    expect(await liveIn('mf-tea')).toBe('1')
    const { tag } = await obeyed()
    const store = folderStore(root, signer)
    const known = await store.read()
    await store.replace({ remotes: { 'mf-tea': entryOf('mf-tea', '2') } }, known.tag, [])
    expect(await liveIn('mf-tea')).toBe('1')
    expect((await obeyed()).tag).not.toBe(tag)
    expect(said).toEqual([expect.stringContaining(`mf-tea ${sentence}`)])
    expect(said[0]).toContain('The last one that was obeyed stays in force.')
    expect(trust.refused()).toEqual(['mf-tea'])

    await write('mf-tea', entryOf('mf-tea', '3'))
    expect(await liveIn('mf-tea')).toBe('3')
    expect(said).toHaveLength(2)
    expect(trust.refused()).toEqual([])
  },
)

test('a hash of a file that was changed after signing is refused, and so is a line put in another’s place', async () => {
  await nameKeys()
  await write('mf-tea', entryOf('mf-tea', '1'))
  await write('mf-cups', entryOf('mf-cups', '1'))
  await obeyed()
  const text = await readFile(lineFile('mf-tea'), 'utf8')
  await writeFile(lineFile('mf-tea'), text.replace('sha384-1', 'sha384-2'))
  await obeyed()
  expect(said).toEqual([expect.stringContaining('does not fit: it was changed by somebody else')])
  await writeFile(lineFile('mf-cups'), text)
  expect(await liveIn('mf-cups')).toBe('1')
  expect(said.at(-1)).toContain('mf-cups cannot be read (It is the line of mf-tea.)')
})

test('an edge that starts with a refused line shows nothing of it, and the other teams’ pages', async () => {
  await nameKeys()
  await write('mf-cups', entryOf('mf-cups', '1'))
  await write('mf-tea', entryOf('mf-tea', '1'), stranger)
  expect(Object.keys((await obeyed()).registry.remotes)).toEqual(['mf-cups'])
  expect(said[0]).toContain('Its pages are not shown.')
})

test('a line that is put back to an earlier state, though its team had signed it, is refused', async () => {
  await nameKeys()
  await write('mf-tea', entryOf('mf-tea', '1'))
  const earlier = await readFile(lineFile('mf-tea'), 'utf8')
  await write('mf-tea', entryOf('mf-tea', '2'))
  await obeyed()
  await writeFile(lineFile('mf-tea'), earlier)
  expect(await liveIn('mf-tea')).toBe('2')
  expect(said).toEqual([expect.stringContaining('was put back to its change 1, after its change 2')])
})

test('a line that is deleted takes no page away', async () => {
  await nameKeys()
  await write('mf-tea', entryOf('mf-tea', '1'))
  await obeyed()
  await rm(lineFile('mf-tea'))
  expect(await liveIn('mf-tea')).toBe('1')
})

test('keys overlap: both are obeyed until the first is revoked', async () => {
  await nameKeys()
  const next = newSigner()
  const store = folderStore(root)
  await store.replaceKeys((keys) => addKey(keys, 'mf-tea', next.publicKey, now))
  await write('mf-tea', entryOf('mf-tea', '1'))
  expect(await liveIn('mf-tea')).toBe('1')
  await write('mf-tea', entryOf('mf-tea', '2'), next)
  expect(await liveIn('mf-tea')).toBe('2')
  const later = new Date(Date.now() + 3_600_000)
  const id = keyId(teaTeam.publicKey)
  await store.replaceKeys((keys) => revokeKey(keys, 'mf-tea', id, later))
  await write('mf-tea', entryOf('mf-tea', '3'))
  expect(await liveIn('mf-tea')).toBe('3')
  await store.replaceKeys((keys) => revokeKey(keys, 'mf-tea', id, now))
  await write('mf-tea', entryOf('mf-tea', '4'))
  expect(await liveIn('mf-tea')).toBe('3')
  expect(said).toEqual([expect.stringContaining(`the key ${id}, which was revoked on 2026-11-20`)])
})

test('a line that claims a path of another team is refused, whoever comes first in the alphabet', async () => {
  await nameKeys()
  await write('mf-tea', entryOf('mf-tea', '1'))
  await obeyed()
  await write('mf-cups', entryOf('mf-cups', '1', ['/mf-cups', '/mf-tea']))
  expect(Object.keys((await obeyed()).registry.remotes)).toEqual(['mf-tea'])
  expect(said).toEqual([expect.stringContaining("mf-cups claims /mf-tea, which is mf-tea's")])
  // A process that has just started goes by who was first to publish it.
  trust = newTrust()
  const early = entryOf('mf-tea', '1')
  for (const version of Object.values(early.versions)) version.published = '2026-01-01T00:00:00.000Z'
  await write('mf-tea', early)
  expect(Object.keys((await obeyed()).registry.remotes)).toEqual(['mf-tea'])
})

test('a path that one team has given up may be another’s from then on', async () => {
  await nameKeys()
  await write('mf-tea', entryOf('mf-tea', '1', ['/tea', '/mugs']))
  await obeyed()
  await write('mf-tea', entryOf('mf-tea', '2', ['/tea']))
  await write('mf-cups', entryOf('mf-cups', '1', ['/mugs']))
  expect(await liveIn('mf-cups')).toBe('1')
  expect(said).toEqual([])
})

test('without keys an unsigned registry is obeyed in a shop of this machine alone', async () => {
  await write('mf-tea', entryOf('mf-tea', '1'))
  expect(await liveIn('mf-tea')).toBeUndefined()
  expect(said[0]).toContain('is not signed, and the registry has no keys.json')
  trust = newTrust(true)
  expect(await liveIn('mf-tea')).toBe('1')
})
