import path from 'node:path'
import type { RegistryStore } from 'registry/registry-store'
import { folderStore } from 'registry/stores/folder-store'
import { builtShop } from '../../../tooling/testing/built-shop'
import type { Verdict } from './draft-version'
import { publish } from './publish'
import { publishBuild } from './publish-build'

let shop: Awaited<ReturnType<typeof builtShop>>
let store: RegistryStore
beforeEach(async () => {
  shop = await builtShop()
  store = folderStore(path.join(shop.root, 'registry'))
})
afterEach(() => shop.remove())

const fits: Verdict = { problems: [], endpoints: [], slices: [], events: [] }
const start = (folder: string, { replacesRemotes = false, problems = [] as string[] } = {}) =>
  publishBuild(folder, store, { replacesRemotes, verify: async () => ({ ...fits, problems }) })
const liveCatalog = async () => (await store.read()).registry.remotes['mf-catalog']?.live

/** Publishes a first version by `npm start`, and a second one that its team makes live. */
async function promotedCatalog() {
  await start(await shop.build('mf-catalog'))
  const folder = await shop.build('mf-catalog', { script: 'second' })
  const { version } = await publish(folder, {
    ...{ store, audience: 'everyone', who: 'asha', mayRepeatVersion: true },
    verify: async () => fits,
  })
  return version
}

test('a start with a new build keeps the version that its team has chosen live, and stores the build for it', async () => {
  const live = await promotedCatalog()
  const outcome = await start(await shop.build('mf-catalog', { script: 'third' }))
  expect(outcome).toMatchObject({ name: 'mf-catalog', live, because: 'decided by its team' })
  const { versions } = (await store.read()).registry.remotes['mf-catalog'] ?? {}
  expect(Object.keys(versions ?? {})).toHaveLength(3)
  expect(versions).toHaveProperty([(outcome as { version: string }).version])
  expect(await liveCatalog()).toBe(live)
  expect(await start(await shop.build('mf-catalog', { script: 'fourth' }))).toMatchObject({ live })
})

test('a start with --replace-remotes makes its build live, and so do later starts', async () => {
  await promotedCatalog()
  const third = await start(await shop.build('mf-catalog', { script: 'third' }), { replacesRemotes: true })
  expect(third).toMatchObject({ isNew: true })
  const fourth = await start(await shop.build('mf-catalog', { script: 'fourth' }))
  expect(await liveCatalog()).toBe((fourth as { version: string }).version)
})

test('a remote that the gate refuses keeps its live version, and the start continues', async () => {
  await start(await shop.build('mf-catalog'))
  const live = await liveCatalog()
  const folder = await shop.build('mf-catalog', { script: 'second' })
  expect(await start(folder, { problems: ['It has no routes: add one.'] })).toEqual({
    name: 'mf-catalog',
    live,
    problem: 'could not be published',
    reason: 'It has no routes: add one.',
  })
  expect(await liveCatalog()).toBe(live)
})

test('a remote that has no build and was never live does not affect other remotes', async () => {
  const folder = await shop.build('mf-account')
  await shop.write('mf-account/dist/container.json', '')
  expect(await start(folder)).toEqual({
    name: 'mf-account',
    live: undefined,
    problem: 'could not be published',
    reason: 'mf-account is not built yet. Run npm run build first.',
  })
  expect(await start(await shop.build('mf-catalog'))).toMatchObject({ isNew: true })
})
