import { access, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { folderStore } from 'registry/stores/folder-store'
import { swapVersion } from './swap-version'

let root: string
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'swap-'))
  await mkdir(path.join(root, 'mf-catalog/1-abc'), { recursive: true })
  await writeFile(path.join(root, 'mf-catalog/1-abc/page.js'), 'code')
  const base = '/remotes/mf-catalog/1-abc/'
  const record = {
    ...{ contract: '1', prefixes: ['/all-products'], base, entry: 'e.js', scripts: [], styles: [] },
    ...{ integrity: {}, published: '', shared: {}, endpoints: [], slices: [], events: [] },
  }
  const remotes = { 'mf-catalog': { live: '1-abc', versions: { '1-abc': record } } }
  await folderStore(root).replace({ remotes }, undefined, [])
})
afterEach(() => rm(root, { recursive: true }))

test('the next version goes live under a new name, with new files', async () => {
  expect(await swapVersion(root, 'mf-catalog', 1)).toEqual({
    version: '1-abc-swap1',
    path: '/all-products',
  })
  await swapVersion(root, 'mf-catalog', 2)
  const { live, versions } = (await folderStore(root).read()).registry.remotes['mf-catalog'] ?? {}
  expect(live).toBe('1-abc-swap2')
  expect(Object.keys(versions ?? {})).toEqual(['1-abc', '1-abc-swap1', '1-abc-swap2'])
  expect(versions?.['1-abc-swap2']?.base).toBe('/remotes/mf-catalog/1-abc-swap2/')
  await access(path.join(root, 'mf-catalog/1-abc-swap2/page.js'))
})

test('an unpublished remote cannot be swapped', async () => {
  await expect(swapVersion(root, 'mf-bakery', 1)).rejects.toThrow('mf-bakery is not in the registry.')
})
