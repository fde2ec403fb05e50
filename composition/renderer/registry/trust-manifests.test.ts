import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { addKey, grantPaths, revokeKey } from 'registry/keys/publishing-keys'
import { keyId } from 'registry/keys/signer'
import { keysText } from 'registry/keys/stored-keys'
import { folderStore } from 'registry/stores/folder-store'
import { versionRecord } from 'registry/testing/records'
import { newSigner } from 'registry/testing/signers'
import type { RegistryEntry } from 'shared-contracts/remote/registry'
import { createTrust } from './trust-manifests'

const [owner, teaTeam, cupsTeam, stranger] = [newSigner(), newSigner(), newSigner(), newSigner()]
const now = new Date('2026-11-20T10:00:00Z')

let root: string
let messages: string[]
let trust: ReturnType<typeof createTrust>
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'trust-'))
  messages = []
  trust = newTrust()
})
afterEach(() => rm(root, { recursive: true }))

const newTrust = (isUnsignedAllowed = false, ownerKey?: string) =>
  createTrust({
    isUnsignedAllowed,
    ownerKey,
    onRefused: (sentence) => messages.push(sentence),
    onObeyed: (sentence) => messages.push(sentence),
  })
const manifestFile = (name: string) => path.join(root, `manifests/${name}.json`)
const obeyed = async () => trust.obeyed(await folderStore(root).read())
const readLive = async (name: string) => (await obeyed()).registry.remotes[name]?.live

async function nameKeys() {
  await folderStore(root).replaceKeys(
    (keys) => addKey(addKey(keys, 'mf-tea', teaTeam.publicKey, now), 'mf-cups', cupsTeam.publicKey, now),
    owner,
  )
  await grant('mf-tea', ['/mf-tea', '/tea', '/mugs'])
  await grant('mf-cups', ['/mf-cups'])
}

const grant = (name: string, prefixes: string[], frame?: 'bare') =>
  folderStore(root).replaceKeys((keys) => grantPaths(keys, name, prefixes, frame), owner)

/** Writes the entry of a remote into its manifest. */
async function write(name: string, entry: RegistryEntry, signer = name === 'mf-tea' ? teaTeam : cupsTeam) {
  const store = folderStore(root, signer)
  const { registry, tag } = await store.read()
  const change = { who: 'asha', what: 'publish', remote: name, version: entry.live }
  await store.replace({ ...registry, remotes: { ...registry.remotes, [name]: entry } }, tag, [change])
}

function buildEntry(name: string, live: string, prefixes = [`/${name}`]): RegistryEntry {
  return { live, versions: { [live]: versionRecord(name, live, { prefixes }) } }
}

test('a manifest signed by its team is accepted', async () => {
  await nameKeys()
  await write('mf-tea', buildEntry('mf-tea', '1'))
  await write('mf-cups', buildEntry('mf-cups', '1'))
  expect(Object.keys((await obeyed()).registry.remotes)).toEqual(['mf-cups', 'mf-tea'])
  expect(messages).toEqual([])
})

test.each([
  [
    'by another team',
    cupsTeam,
    `is signed with the key ${keyId(cupsTeam.publicKey)}, which root.json does not list for its team`,
  ],
  [
    'by a stranger',
    stranger,
    `is signed with the key ${keyId(stranger.publicKey)}, which root.json does not list for its team`,
  ],
  ['by nobody', undefined, 'is not signed'],
])(
  'a version signed %s is refused, the last good one stays, and it is reported once',
  async (_, signer, sentence) => {
    await nameKeys()
    await write('mf-tea', buildEntry('mf-tea', '1'))
    expect(await readLive('mf-tea')).toBe('1')
    const { tag } = await obeyed()
    const store = folderStore(root, signer)
    const known = await store.read()
    await store.replace({ remotes: { 'mf-tea': buildEntry('mf-tea', '2') } }, known.tag, [])
    expect(await readLive('mf-tea')).toBe('1')
    expect((await obeyed()).tag).not.toBe(tag)
    expect(messages).toEqual([expect.stringContaining(`mf-tea ${sentence}`)])
    expect(messages[0]).toContain('The last valid one stays in use.')
    expect(trust.refused()).toEqual(['mf-tea'])

    await write('mf-tea', buildEntry('mf-tea', '3'))
    expect(await readLive('mf-tea')).toBe('3')
    expect(messages).toHaveLength(2)
    expect(trust.refused()).toEqual([])
  },
)

test('a file hash changed after signing is refused, and so is a manifest stored under another remote’s name', async () => {
  await nameKeys()
  await write('mf-tea', buildEntry('mf-tea', '1'))
  await write('mf-cups', buildEntry('mf-cups', '1'))
  await obeyed()
  const text = await readFile(manifestFile('mf-tea'), 'utf8')
  await writeFile(manifestFile('mf-tea'), text.replace('sha384-1', 'sha384-2'))
  await obeyed()
  expect(messages).toEqual([
    expect.stringContaining('does not match: it was changed by someone without the key'),
  ])
  await writeFile(manifestFile('mf-cups'), text)
  expect(await readLive('mf-cups')).toBe('1')
  expect(messages.at(-1)).toContain('mf-cups cannot be read (It is the manifest of another remote, mf-tea.)')
})

test('an edge that starts with a refused manifest shows none of its pages, but those of the other teams', async () => {
  await nameKeys()
  await write('mf-cups', buildEntry('mf-cups', '1'))
  await write('mf-tea', buildEntry('mf-tea', '1'), stranger)
  expect(Object.keys((await obeyed()).registry.remotes)).toEqual(['mf-cups'])
  expect(messages[0]).toContain('Its pages are not shown.')
})

test('a manifest restored to an earlier signed state is refused', async () => {
  await nameKeys()
  await write('mf-tea', buildEntry('mf-tea', '1'))
  const earlier = await readFile(manifestFile('mf-tea'), 'utf8')
  await write('mf-tea', buildEntry('mf-tea', '2'))
  await obeyed()
  await writeFile(manifestFile('mf-tea'), earlier)
  expect(await readLive('mf-tea')).toBe('2')
  expect(messages).toEqual([
    expect.stringContaining('was rolled back to change 1, although change 2 was already seen'),
  ])
})

test('a deleted manifest removes no page', async () => {
  await nameKeys()
  await write('mf-tea', buildEntry('mf-tea', '1'))
  await obeyed()
  await rm(manifestFile('mf-tea'))
  expect(await readLive('mf-tea')).toBe('1')
})

test('both keys are accepted during a key rotation until the first is revoked', async () => {
  await nameKeys()
  const next = newSigner()
  const store = folderStore(root)
  await store.replaceKeys((keys) => addKey(keys, 'mf-tea', next.publicKey, now), owner)
  await write('mf-tea', buildEntry('mf-tea', '1'))
  expect(await readLive('mf-tea')).toBe('1')
  await write('mf-tea', buildEntry('mf-tea', '2'), next)
  expect(await readLive('mf-tea')).toBe('2')
  const later = new Date(Date.now() + 3_600_000)
  const id = keyId(teaTeam.publicKey)
  await store.replaceKeys((keys) => revokeKey(keys, 'mf-tea', id, later), owner)
  await write('mf-tea', buildEntry('mf-tea', '3'))
  expect(await readLive('mf-tea')).toBe('3')
  await store.replaceKeys((keys) => revokeKey(keys, 'mf-tea', id, now), owner)
  await write('mf-tea', buildEntry('mf-tea', '4'))
  expect(await readLive('mf-tea')).toBe('2')
  expect(messages).toEqual([expect.stringContaining(`the key ${id}, which was revoked on 2026-11-20`)])
})

test.each([
  ['of another team', ['/mf-cups', '/mf-tea'], '/mf-tea'],
  ['below one of another team', ['/mf-cups', '/mf-tea/pay'], '/mf-tea/pay'],
  ['that is nobody’s', ['/mf-cups', '/admin'], '/admin'],
  ['that begins like its own', ['/mf-cups', '/mf-cups-and-more'], '/mf-cups-and-more'],
])('a manifest that claims a path %s is refused', async (_, prefixes, claimed) => {
  await nameKeys()
  await write('mf-tea', buildEntry('mf-tea', '1'))
  await write('mf-cups', buildEntry('mf-cups', '1', prefixes))
  expect(Object.keys((await obeyed()).registry.remotes)).toEqual(['mf-tea'])
  expect(messages).toEqual([
    `mf-cups claims ${claimed}, which the registry's owner has not granted. Its pages are not shown.`,
  ])
})

test('a path below a granted one belongs to the team', async () => {
  await nameKeys()
  await write('mf-cups', buildEntry('mf-cups', '1', ['/mf-cups', '/mf-cups/blue']))
  expect(await readLive('mf-cups')).toBe('1')
})

test.each(['', 'tea', '/Tea', '/tea/', '//tea', '/tea/../admin', '/t e a', '/%64esk'])(
  'an entry that claims the prefix %j is unreadable',
  async (prefix) => {
    await nameKeys()
    await write('mf-tea', buildEntry('mf-tea', '1', [prefix]))
    expect(await readLive('mf-tea')).toBeUndefined()
    expect(messages).toEqual([expect.stringContaining('mf-tea cannot be read')])
  },
)

test('a canary and the last good version may claim no more than the live version', async () => {
  await nameKeys()
  const { versions } = buildEntry('mf-cups', '1')
  const thief = versionRecord('mf-cups', '2', { prefixes: ['/mf-tea'] })
  const both = { ...versions, 2: thief }
  await write('mf-cups', { live: '1', canary: { version: '2', percent: 1 }, versions: both })
  expect(await readLive('mf-cups')).toBeUndefined()
  await write('mf-cups', { live: '1', lastGood: '2', versions: both })
  expect(await readLive('mf-cups')).toBeUndefined()
  await write('mf-cups', { live: '1', versions: both })
  expect(await readLive('mf-cups')).toBe('1')
})

test('a remote is standalone if and only if the owner has granted it', async () => {
  await nameKeys()
  const bare = { live: '1', versions: { 1: versionRecord('mf-cups', '1', { frame: 'bare' as const }) } }
  await write('mf-cups', bare)
  expect(await readLive('mf-cups')).toBeUndefined()
  expect(messages.at(-1)).toContain("wants a frame of its own, which the registry's owner has not granted")
  await grant('mf-cups', ['/mf-cups'], 'bare')
  expect(await readLive('mf-cups')).toBe('1')
  await write('mf-cups', buildEntry('mf-cups', '1'))
  await obeyed()
  expect(messages.at(-1)).toContain('must have a frame of its own, but its version has none')
})

test.each([
  ['of another team', ['/mf-cups', '/mf-tea'], "claims /mf-tea, which is mf-tea's"],
  ['below one of another team', ['/mf-tea/pay'], "claims /mf-tea/pay, although /mf-tea is mf-tea's"],
  ['above one of another team', ['/mf-cups', '/tea'], "claims /tea, although /tea/green is mf-tea's"],
])('a path %s stays with the team that had it, without grants', async (_, prefixes, sentence) => {
  trust = newTrust(true)
  await write('mf-tea', buildEntry('mf-tea', '1', ['/mf-tea', '/tea/green']))
  await obeyed()
  await write('mf-cups', buildEntry('mf-cups', '1', prefixes))
  expect(Object.keys((await obeyed()).registry.remotes)).toEqual(['mf-tea'])
  expect(messages).toEqual([expect.stringContaining(`mf-cups ${sentence}`)])
})

test('a new process gives a path to the first team that published it, without grants', async () => {
  trust = newTrust(true)
  await write('mf-cups', buildEntry('mf-cups', '1', ['/mf-cups', '/mf-tea']))
  const early = buildEntry('mf-tea', '1')
  for (const version of Object.values(early.versions)) version.published = '2026-01-01T00:00:00.000Z'
  await write('mf-tea', early)
  expect(Object.keys((await obeyed()).registry.remotes)).toEqual(['mf-tea'])
})

test('a path that one team has given up may be taken by another', async () => {
  trust = newTrust(true)
  await write('mf-tea', buildEntry('mf-tea', '1', ['/tea', '/mugs']))
  await obeyed()
  await write('mf-tea', buildEntry('mf-tea', '2', ['/tea']))
  await write('mf-cups', buildEntry('mf-cups', '1', ['/mugs']))
  expect(await readLive('mf-cups')).toBe('1')
  expect(messages).toEqual([])
})

test('the version signed with another key of the team is shown again immediately when a key is revoked', async () => {
  await nameKeys()
  const next = newSigner()
  await folderStore(root).replaceKeys((keys) => addKey(keys, 'mf-tea', next.publicKey, now), owner)
  await write('mf-tea', buildEntry('mf-tea', '1'))
  expect(await readLive('mf-tea')).toBe('1')
  await write('mf-tea', buildEntry('mf-tea', '2'), next)
  expect(await readLive('mf-tea')).toBe('2')
  const revoke = (publicKey: string) =>
    folderStore(root).replaceKeys((keys) => revokeKey(keys, 'mf-tea', keyId(publicKey), now), owner)
  await revoke(next.publicKey)
  const { tag } = await obeyed()
  expect(await readLive('mf-tea')).toBe('1')
  await revoke(teaTeam.publicKey)
  expect(await readLive('mf-tea')).toBeUndefined()
  expect((await obeyed()).tag).not.toBe(tag)
})

describe('an edge that was restarted', () => {
  const restart = () => {
    const memory = trust.memory()
    trust = newTrust()
    return trust.begin(memory)
  }
  beforeEach(nameKeys)

  test('shows what it had accepted until the registry is available', async () => {
    await write('mf-tea', buildEntry('mf-tea', '1'))
    await obeyed()
    expect(restart().remotes['mf-tea']?.live).toBe('1')
  })

  test('refuses an older manifest, and shows what it had accepted', async () => {
    await write('mf-tea', buildEntry('mf-tea', '1'))
    const first = await readFile(manifestFile('mf-tea'), 'utf8')
    await write('mf-tea', buildEntry('mf-tea', '2'))
    await obeyed()
    restart()
    await rm(path.join(root, 'log'), { recursive: true })
    await writeFile(manifestFile('mf-tea'), first)
    expect(await readLive('mf-tea')).toBe('2')
    expect(messages).toEqual([
      'mf-tea was rolled back to change 1, although change 2 was already seen. The last valid one stays in use.',
    ])
  })

  test('shows nothing from its cache that was signed with a since revoked key', async () => {
    await write('mf-tea', buildEntry('mf-tea', '1'))
    await obeyed()
    await folderStore(root).replaceKeys(
      (keys) => revokeKey(keys, 'mf-tea', keyId(teaTeam.publicKey), now),
      owner,
    )
    restart()
    expect(await readLive('mf-tea')).toBeUndefined()
  })

  test('shows nothing from a cache that somebody has changed', async () => {
    await write('mf-tea', buildEntry('mf-tea', '1'))
    await obeyed()
    const memory = trust.memory().replaceAll('sha384-1', 'sha384-evil')
    trust = newTrust()
    expect(trust.begin(memory)).toEqual({ remotes: {} })
  })
})

test('a manifest older than its log is refused, even by an edge that has never seen a newer one', async () => {
  await nameKeys()
  await write('mf-tea', buildEntry('mf-tea', '1'))
  const first = await readFile(manifestFile('mf-tea'), 'utf8')
  await write('mf-tea', buildEntry('mf-tea', '2'))
  await writeFile(manifestFile('mf-tea'), first)
  expect(await readLive('mf-tea')).toBeUndefined()
  expect(messages).toEqual([
    'mf-tea was rolled back to change 1, although its log has later entries. Its pages are not shown.',
  ])
})

describe('an edge with the owner’s key', () => {
  const keysFile = () => path.join(root, 'root.json')
  beforeEach(async () => {
    trust = newTrust(false, owner.publicKey)
    await nameKeys()
    await write('mf-tea', buildEntry('mf-tea', '1'))
  })

  test('keys that the owner has signed are accepted', async () => {
    expect(await readLive('mf-tea')).toBe('1')
    expect(messages).toEqual([])
  })

  test.each([
    ['changed', (text: string) => text.replace('"/mf-cups"', '"/admin"'), 'a signature of the key'],
    ['signed by nobody', (text: string) => JSON.stringify({ keys: JSON.parse(text).keys }), 'is not signed'],
    [
      'signed by a stranger',
      (text: string) => keysText(JSON.parse(text).keys, stranger),
      'which does not match OWNER_PUBLIC_KEY',
    ],
  ])('keys that were %s grant nothing: the last ones stay in force', async (_, change, sentence) => {
    const whole = await readFile(keysFile(), 'utf8')
    await writeFile(keysFile(), change(whole))
    expect(await readLive('mf-tea')).toBeUndefined()
    expect(messages[0]).toMatch(/^root\.json .*\. No remotes are shown\.$/)
    expect(messages[0]).toContain(sentence)
    await writeFile(keysFile(), whole)
    expect(await readLive('mf-tea')).toBe('1')
    await writeFile(keysFile(), change(whole))
    expect(await readLive('mf-tea')).toBe('1')
    expect(messages.at(-1)).toMatch(/^root\.json .*\. The last valid one stays in use\.$/)
    expect(trust.refused()).toEqual(['root.json'])
  })

  test('older keys of the owner are not accepted again, and missing ones remove nothing', async () => {
    const earlier = await readFile(keysFile(), 'utf8')
    const { id = '' } = (await folderStore(root).read()).keys?.remotes['mf-tea']?.keys[0] ?? {}
    await folderStore(root).replaceKeys((keys) => revokeKey(keys, 'mf-tea', id, now), owner)
    expect(await readLive('mf-tea')).toBeUndefined()
    await writeFile(keysFile(), earlier)
    expect(await readLive('mf-tea')).toBeUndefined()
    expect(messages.at(-1)).toContain('was rolled back to change')
    await rm(keysFile())
    expect(await readLive('mf-tea')).toBeUndefined()
    expect(messages.at(-1)).toContain('root.json is gone. The last valid one stays in use.')
  })
})

test('an unsigned registry without keys is accepted only in a local shop', async () => {
  await write('mf-tea', buildEntry('mf-tea', '1'))
  expect(await readLive('mf-tea')).toBeUndefined()
  expect(messages[0]).toContain('is not signed, and the registry has no root.json')
  trust = newTrust(true)
  expect(await readLive('mf-tea')).toBe('1')
})
