import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'

const root = path.join(__dirname, '../..')
const remotes = readdirSync(root).filter((name) => name.startsWith('mf-'))
const sources = [...remotes.map((name) => `${name}/src`), 'composition/create-remote/remote/template/src']

const files = ['module.ts', 'routes.tsx', 'server.ts', 'heads.ts']
const folders = ['pages', 'features', 'components', 'data', 'metadata', 'tools', 'i18n', 'testing']

/** Lists a folder, with a template's files under their final names. */
const listEntries = (folder: string) =>
  readdirSync(path.join(root, folder), { withFileTypes: true }).map((entry) => ({
    name: entry.name.replace(/\.txt$/, ''),
    isFolder: entry.isDirectory(),
  }))

function hasPlace({ name, isFolder }: { name: string; isFolder: boolean }): boolean {
  if (isFolder) return folders.includes(name)
  const tested = name.replace(/\.test\.tsx?$/, '')
  return files.includes(name) || (tested !== name && files.some((file) => path.parse(file).name === tested))
}

test.each(sources)('%s has the common shape of a remote', (source) => {
  const entries = listEntries(source)
  const names = entries.map(({ name }) => name)
  expect([...files, 'pages'].filter((name) => !names.includes(name))).toEqual([])
  // Misplaced entries: see CONTRIBUTING.md, "Inside a remote".
  expect(entries.filter((entry) => !hasPlace(entry)).map(({ name }) => `${source}/${name}`)).toEqual([])
})

test.each(sources.filter((source) => existsSync(path.join(root, source, 'features'))))(
  'each feature of %s has its own folder',
  (source) => {
    const loose = listEntries(`${source}/features`).filter(({ isFolder }) => !isFolder)
    expect(loose.map(({ name }) => `${source}/features/${name}`)).toEqual([])
  },
)
