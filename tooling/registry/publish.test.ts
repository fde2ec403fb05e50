import { access, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { liveRemotes } from 'shared-contracts/remote/live-remotes'
import { builtShop } from '../testing/built-shop'
import { publish } from './publish'
import { registryFolder } from './registry-folder'
import { remoteFolders } from './remote-folders'

let shop: Awaited<ReturnType<typeof builtShop>>
let registry: ReturnType<typeof registryFolder>
const inRegistry = (...parts: string[]) => path.join(shop.root, 'registry', ...parts)

beforeEach(async () => {
  shop = await builtShop()
  registry = registryFolder(inRegistry())
})
afterEach(() => shop.remove())

test('a first build is live, and every file the registry names is there, compressed too', async () => {
  const { name, version, isNew } = await publish(await shop.build('mf-catalog'), registry)
  expect(isNew).toBe(true)
  const [live] = liveRemotes(await registry.read())
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

test('source maps and build reports stay at home', async () => {
  const { name, version } = await publish(await shop.build('mf-catalog'), registry)
  const files = await readdir(inRegistry(name, version))
  expect(files.filter((file) => /map|manifest/.test(file))).toEqual([])
})

test('the same build again is not new and changes nothing', async () => {
  const folder = await shop.build('mf-catalog')
  await publish(folder, registry)
  const before = await readFile(inRegistry('remotes.json'), 'utf8')
  expect((await publish(folder, registry)).isNew).toBe(false)
  expect(await readFile(inRegistry('remotes.json'), 'utf8')).toBe(before)
})

test('another build is live beside the old one, whose files an open page may still need', async () => {
  const old = await publish(await shop.build('mf-catalog'), registry)
  const now = await publish(await shop.build('mf-catalog', { script: 'new' }), registry)
  expect(now.version).not.toBe(old.version)
  const { versions, live } = (await registry.read()).remotes['mf-catalog'] ?? {}
  expect(live).toBe(now.version)
  expect(Object.keys(versions ?? {})).toEqual([old.version, now.version])
  await access(inRegistry('mf-catalog', old.version, 'page.js'))
})

test('going back to an earlier build takes its files as they stand', async () => {
  const old = await publish(await shop.build('mf-catalog'), registry)
  await publish(await shop.build('mf-catalog', { script: 'new' }), registry)
  const kept = inRegistry('mf-catalog', old.version, 'kept.txt')
  await writeFile(kept, 'in use')
  const back = await publish(await shop.build('mf-catalog'), registry)
  expect(back).toEqual({ ...old, isNew: true })
  expect(await readFile(kept, 'utf8')).toBe('in use')
})

test('remotes are published side by side, and no drafts are left', async () => {
  await publish(await shop.build('mf-catalog'), registry)
  await publish(await shop.build('mf-account'), registry)
  expect(Object.keys((await registry.read()).remotes)).toEqual(['mf-catalog', 'mf-account'])
  expect((await readdir(inRegistry())).sort()).toEqual(['mf-account', 'mf-catalog', 'remotes.json'])
  expect(await readdir(inRegistry('mf-catalog'))).toHaveLength(1)
})

test("a remote cannot take a path that is another's", async () => {
  await publish(await shop.build('mf-catalog', { prefixes: ['/all-products'] }), registry)
  const other = await shop.build('mf-account', { prefixes: ['/account', '/all-products'] })
  await expect(publish(other, registry)).rejects.toThrow(
    "mf-account cannot own /all-products: it is mf-catalog's.",
  )
  expect(Object.keys((await registry.read()).remotes)).toEqual(['mf-catalog'])
})

test('a version whose files could not be put in place is never named', async () => {
  const folder = await shop.build('mf-catalog')
  const { version } = await publish(folder, registry)
  await rm(inRegistry('remotes.json'))
  await rm(inRegistry('mf-catalog', version), { recursive: true })
  await writeFile(inRegistry('mf-catalog', version), 'a file where the folder should be')
  await expect(publish(folder, registry)).rejects.toThrow()
  expect((await registry.read()).remotes).toEqual({})
  expect(await readdir(inRegistry('mf-catalog'))).toEqual([version])
})

test('a spoilt registry is not written over', async () => {
  await shop.write('registry/remotes.json', '{"remotes":')
  await expect(publish(await shop.build('mf-catalog'), registry)).rejects.toThrow()
  expect(await readFile(inRegistry('remotes.json'), 'utf8')).toBe('{"remotes":')
})

test('a registry that is there but cannot be read does not pass for an empty one', async () => {
  await shop.write('registry/remotes.json/in-the-way.txt', '')
  await expect(registry.read()).rejects.toThrow('EISDIR')
})

test('reading a registry that is not there yet leaves nothing behind for the next reader', async () => {
  const first = await registry.read()
  first.remotes['mf-left'] = { live: '1', versions: {} }
  expect(await registry.read()).toEqual({ remotes: {} })
})

test('a remote that is not built says what to do', async () => {
  const folder = await shop.build('mf-catalog')
  await rm(path.join(folder, 'dist'), { recursive: true })
  await expect(publish(folder, registry)).rejects.toThrow(
    'mf-catalog is not built yet. Run npm run build first.',
  )
})

test('a remote that exposes nothing says what to do', async () => {
  const folder = await shop.build('mf-catalog')
  await shop.write(
    'mf-catalog/dist/mf-manifest.json',
    JSON.stringify({ metaData: { remoteEntry: { name: 'remote-entry.js' } }, exposes: [] }),
  )
  await expect(publish(folder, registry)).rejects.toThrow('mf-catalog exposes nothing. Expose ./module.')
})

test('the remotes of a repository are its folders named mf-…', async () => {
  await shop.build('mf-catalog')
  await shop.build('mf-account')
  await shop.write('mf-notes.md', '')
  const folders = await remoteFolders(shop.root)
  expect(folders.map((folder) => path.basename(folder))).toEqual(['mf-account', 'mf-catalog'])
})
