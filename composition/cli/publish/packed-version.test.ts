import { rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { RegistryStore } from 'registry/registry-store'
import { folderStore } from 'registry/stores/folder-store'
import { builtShop } from '../../../tooling/testing/built-shop'
import { packVersion, publishPacked } from './packed-version'

let shop: Awaited<ReturnType<typeof builtShop>>
let store: RegistryStore
let folder: string
let packed: string

beforeEach(async () => {
  shop = await builtShop()
  store = folderStore(path.join(shop.root, 'registry'))
  folder = await shop.build('mf-catalog')
  packed = path.join(shop.root, 'packed')
})
afterEach(() => shop.remove())

const verify = async () => ({ problems: [], endpoints: ['mfCatalogSearch'], slices: [], events: [] })
const publish = () => publishPacked(packed, { store, audience: 'nobody', who: 'a team' })

test('a packed version is published as the gate saw it, even after its build is gone', async () => {
  const { version } = await packVersion(folder, packed, { store, verify })
  await shop.write('mf-catalog/dist/page.js', 'another build')
  expect(await publish()).toEqual({ name: 'mf-catalog', version, isNew: true })
  expect((await store.read()).registry.remotes['mf-catalog']?.versions[version]).toMatchObject({
    endpoints: ['mfCatalogSearch'],
    scripts: ['page.js'],
    published: expect.stringMatching(/^\d{4}-.*Z$/),
  })
  expect(await store.listFiles('mf-catalog', version)).toEqual(
    expect.arrayContaining(['page.js', 'page.js.br', 'page.js.gz', 'fonts/latin.woff2']),
  )
  expect((await store.readFile('mf-catalog', version, 'page.js')).toString()).toContain('spice')
})

test('an unfit build cannot be packed', async () => {
  const problems = ['It has no routes: add one.']
  const refusing = async () => ({ ...(await verify()), problems })
  await expect(packVersion(folder, packed, { store, verify: refusing })).rejects.toThrow(problems[0])
  await expect(publish()).rejects.toThrow('ENOENT')
})

test('a version is never packed into an existing folder', async () => {
  await shop.write('packed/files/left.js', 'left by an earlier build')
  await expect(packVersion(folder, packed, { store, verify })).rejects.toThrow('EEXIST')
})

test.each([
  ['changed', (file: string) => writeFile(file, 'other code')],
  ['missing', (file: string) => rm(file)],
])('a packed file that is %s stops the publication', async (_, spoil) => {
  const { version } = await packVersion(folder, packed, { store, verify })
  await spoil(path.join(packed, 'files/page.js'))
  await expect(publish()).rejects.toThrow(
    `page.js of mf-catalog ${version} is missing or was changed: pack the version again.`,
  )
  expect((await store.read()).registry.remotes).toEqual({})
})

test('a packed version whose number is published with other files is refused', async () => {
  await packVersion(folder, packed, { store, verify })
  await publish()
  packed = path.join(shop.root, 'packed again')
  await packVersion(await shop.build('mf-catalog', { script: 'new' }), packed, { store, verify })
  await expect(publish()).rejects.toThrow('mf-catalog 1.2.0 is already published with different files')
})
