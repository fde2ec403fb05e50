import { access, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { addKey, grantPaths } from 'registry/keys/publishing-keys'
import { RegistryConflict } from 'registry/registry-conflict'
import type { RegistryStore } from 'registry/registry-store'
import { folderStore } from 'registry/stores/folder-store'
import { newSigner } from 'registry/testing/signers'
import { liveRemotes } from 'shared-contracts/remote/registry/live-remotes'
import { builtShop } from '../../../tooling/testing/built-shop'
import { describeBuild } from './describe-build'
import type { Verdict } from './draft-version'
import { publish as publishTo } from './publish'
import { remoteFolder, remoteFolders } from './remote-folders'

let shop: Awaited<ReturnType<typeof builtShop>>
let store: RegistryStore
const inRegistry = (...parts: string[]) => path.join(shop.root, 'registry', ...parts)

beforeEach(async () => {
  shop = await builtShop()
  store = folderStore(inRegistry())
})
afterEach(async () => {
  for (const one of [shop, ...others.splice(0)]) await one.remove()
})

const others: (typeof shop)[] = []
async function otherShop() {
  const other = await builtShop()
  others.push(other)
  return other
}

const fits: Verdict = { problems: [], endpoints: ['mfCatalogSearch'], slices: [], events: [] }
const publish = (folder: string, options: Partial<Parameters<typeof publishTo>[1]> = {}) =>
  publishTo(folder, {
    ...{ store, audience: 'everyone', who: 'a team', mayRepeatVersion: true },
    verify: async () => fits,
    ...options,
  })
const read = async () => (await store.read()).registry

test('a first build is live, and every file that the registry names exists, compressed too', async () => {
  const { name, version, isNew } = await publish(await shop.build('mf-catalog'))
  expect(isNew).toBe(true)
  const [live] = liveRemotes(await read())
  expect(live).toMatchObject({
    name,
    version,
    prefixes: ['/mf-catalog'],
    contract: '1.4.0',
    base: `/remotes/mf-catalog/${version}/`,
    entry: 'remote-entry.js',
    scripts: ['page.js'],
    styles: ['page.css'],
  })
  for (const file of Object.keys(live?.integrity ?? {})) await access(inRegistry(name, version, file))
  expect(await readdir(inRegistry(name, version))).toEqual(
    expect.arrayContaining(['page.js', 'page.js.br', 'page.js.gz', 'fonts']),
  )
})

test('source maps and build reports are not published', async () => {
  const { name, version } = await publish(await shop.build('mf-catalog'))
  const files = await readdir(inRegistry(name, version))
  expect(files.filter((file) => /map|manifest/.test(file))).toEqual([])
})

test('the same build again is not new and changes nothing', async () => {
  const folder = await shop.build('mf-catalog')
  await publish(folder)
  const before = await readFile(inRegistry('manifests/mf-catalog.json'), 'utf8')
  expect((await publish(folder)).isNew).toBe(false)
  expect(await readFile(inRegistry('manifests/mf-catalog.json'), 'utf8')).toBe(before)
})

test('another build is live next to the old one, whose files an open page may still need', async () => {
  const old = await publish(await shop.build('mf-catalog'))
  const now = await publish(await shop.build('mf-catalog', { script: 'new' }))
  expect(now.version).not.toBe(old.version)
  const { versions, live } = (await read()).remotes['mf-catalog'] ?? {}
  expect(live).toBe(now.version)
  expect(Object.keys(versions ?? {})).toEqual([old.version, now.version])
  await access(inRegistry('mf-catalog', old.version, 'page.js'))
})

test('returning to an earlier build uses its existing files', async () => {
  const old = await publish(await shop.build('mf-catalog'))
  await publish(await shop.build('mf-catalog', { script: 'new' }))
  const kept = inRegistry('mf-catalog', old.version, 'kept.txt')
  await writeFile(kept, 'in use')
  const back = await publish(await shop.build('mf-catalog'))
  expect(back).toEqual({ ...old, isNew: true })
  expect(await readFile(kept, 'utf8')).toBe('in use')
})

test('a version is recorded with what it shares and adds, and the log says who published it and why', async () => {
  const { version } = await publish(await shop.build('mf-catalog'), { why: 'A sale' })
  expect((await read()).remotes['mf-catalog']?.versions[version]).toMatchObject({
    shared: { react: '^19.0.0' },
    endpoints: ['mfCatalogSearch'],
    published: expect.stringMatching(/^\d{4}-.*Z$/),
  })
  expect(await store.readLog()).toMatchObject([
    { at: expect.any(String), who: 'a team', what: 'publish', remote: 'mf-catalog', version, why: 'A sale' },
  ])
})

test('a build is published only with its team’s key if teams sign; an unchanged build needs none', async () => {
  const folder = await shop.build('mf-catalog')
  const signer = newSigner()
  await store.replaceKeys((keys) => addKey(keys, 'mf-catalog', signer.publicKey, new Date()))
  const signed = { store: folderStore(inRegistry(), signer) }
  await expect(publish(folder)).rejects.toThrow('mf-catalog must be signed by its team: set PUBLISHING_KEY')
  expect(await store.listFiles('mf-catalog', (await describeBuild(folder)).version)).toEqual([])
  await expect(publish(folder, signed)).rejects.toThrow(
    "which the registry's owner has not granted: see npm run remotes -- keys mf-catalog",
  )
  await store.replaceKeys((keys) => grantPaths(keys, 'mf-catalog', ['/mf-catalog']))
  await publish(folder, signed)
  expect((await publish(folder)).isNew).toBe(false)
})

test('an unfit build is not stored, and each reason is reported', async () => {
  const folder = await shop.build('mf-catalog')
  const problems = ['It has no routes: add one.', 'It is too large: split it.']
  await expect(publish(folder, { verify: async () => ({ ...fits, problems }) })).rejects.toThrow(
    problems.join('\n'),
  )
  expect((await read()).remotes).toEqual({})
  expect(await store.listFiles('mf-catalog', (await describeBuild(folder)).version)).toEqual([])
})

test('a team that publishes other files under a published version is asked to raise it', async () => {
  const { version } = await publish(await shop.build('mf-catalog'))
  const folder = await shop.build('mf-catalog', { script: 'new' })
  await expect(publish(folder, { mayRepeatVersion: false })).rejects.toThrow(
    `mf-catalog 1.2.0 is already published with different files (${version}): raise its version`,
  )
  expect((await read()).remotes['mf-catalog']?.live).toBe(version)
})

test('two teams can publish at once, because each has its own manifest', async () => {
  await Promise.all([publish(await shop.build('mf-catalog')), publish(await shop.build('mf-account'))])
  expect(Object.keys((await read()).remotes)).toEqual(['mf-account', 'mf-catalog'])
})

test('one of two people of a team who publish at once is asked to try again, and then succeeds', async () => {
  const one = await shop.build('mf-catalog')
  const other = await (await otherShop()).build('mf-catalog', { script: 'other' })
  const both = await Promise.allSettled([publish(one), publish(other)])
  const refused = both.find(({ status }) => status === 'rejected')
  expect(refused).toMatchObject({ reason: expect.any(RegistryConflict) })
  await publish(refused === both[0] ? one : other)
  expect(Object.keys((await read()).remotes['mf-catalog']?.versions ?? {})).toHaveLength(2)
})

test('a version published to nobody leaves the live one in place', async () => {
  const { version } = await publish(await shop.build('mf-catalog'))
  const next = await publish(await shop.build('mf-catalog', { script: 'new' }), { audience: 'nobody' })
  expect((await read()).remotes['mf-catalog']).toMatchObject({ live: version })
  await access(inRegistry('mf-catalog', next.version, 'page.js'))
})

test('remotes are published in parallel, and no drafts are left', async () => {
  await publish(await shop.build('mf-catalog'))
  await publish(await shop.build('mf-account'))
  expect(Object.keys((await read()).remotes)).toEqual(['mf-account', 'mf-catalog'])
  expect((await readdir(inRegistry())).sort()).toEqual([
    '.drafts',
    'lock',
    'log',
    'manifests',
    'mf-account',
    'mf-catalog',
  ])
  expect(await readdir(inRegistry('.drafts'))).toEqual([])
  expect(await readdir(inRegistry('mf-catalog'))).toHaveLength(1)
})

test("a remote cannot take another's path", async () => {
  await publish(await shop.build('mf-catalog', { prefixes: ['/all-products'] }))
  const other = await shop.build('mf-account', { prefixes: ['/account', '/all-products'] })
  await expect(publish(other)).rejects.toThrow(
    "mf-account cannot own /all-products, which is mf-catalog's: choose another",
  )
  expect(Object.keys((await read()).remotes)).toEqual(['mf-catalog'])
})

test('a version whose files could not be stored never appears in the registry', async () => {
  const folder = await shop.build('mf-catalog')
  const { version } = await publish(folder)
  await rm(inRegistry('manifests'), { recursive: true })
  await rm(inRegistry('mf-catalog', version), { recursive: true })
  await writeFile(inRegistry('mf-catalog', version), 'a file where the folder should be')
  await expect(publish(folder)).rejects.toThrow()
  expect((await read()).remotes).toEqual({})
  expect(await readdir(inRegistry('mf-catalog'))).toEqual([version])
})

test('a corrupt manifest is not overwritten, and other teams can publish', async () => {
  await shop.write('registry/manifests/mf-catalog.json', '{"manifest":')
  await expect(publish(await shop.build('mf-catalog'))).rejects.toThrow(
    'manifests/mf-catalog.json cannot be read: restore the original file.',
  )
  await publish(await shop.build('mf-account'))
  expect(await readFile(inRegistry('manifests/mf-catalog.json'), 'utf8')).toBe('{"manifest":')
  expect(Object.keys((await read()).remotes)).toEqual(['mf-account'])
})

test('an unreadable registry does not count as an empty one', async () => {
  await shop.write('registry/root.json/in-the-way.txt', '')
  await expect(read()).rejects.toThrow('EISDIR')
})

test('a caller that changes an empty registry does not change the next one that is read', async () => {
  const first = await read()
  first.remotes['mf-left'] = { live: '1', versions: {} }
  expect(await read()).toEqual({ remotes: {} })
})

test('publishing a remote that is not built fails with a message that says what to do', async () => {
  const folder = await shop.build('mf-catalog')
  await rm(path.join(folder, 'dist'), { recursive: true })
  await expect(publish(folder)).rejects.toThrow('mf-catalog is not built yet. Run npm run build first.')
})

test('publishing a remote that does not expose its module fails with a message that says what to do', async () => {
  const folder = await shop.build('mf-catalog')
  await shop.write('mf-catalog/dist/container.json', JSON.stringify({ entry: 'remote-entry.js', shared: {} }))
  await expect(publish(folder)).rejects.toThrow(
    'mf-catalog does not expose ./module. Expose it in its webpack configuration.',
  )
})

test('the remotes of a repository are its folders named mf-…', async () => {
  await shop.build('mf-catalog')
  await shop.build('mf-account')
  await shop.write('mf-notes.md', '')
  const folders = await remoteFolders(shop.root)
  expect(folders.map((folder) => path.basename(folder))).toEqual(['mf-account', 'mf-catalog'])
  expect(remoteFolder(folders, 'mf-catalog')).toBe(path.join(shop.root, 'mf-catalog'))
  expect(() => remoteFolder(folders, 'mf-gifts')).toThrow(
    'Unknown remote mf-gifts: choose from mf-account, mf-catalog.',
  )
})
