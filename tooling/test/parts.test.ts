import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { takenFolders } from './parts'

const root = path.resolve(__dirname, '../..')
const listed = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx'],
  {
    cwd: root,
    encoding: 'utf8',
  },
)
const files = listed.split('\n').filter((file) => file)
const remotes = [...new Set(files.map((file) => file.split('/')[0] ?? ''))].filter((name) =>
  name.startsWith('mf-'),
)
const taken = takenFolders(remotes)

/** The paths, from the root, of all that a file imports from the repository. */
function importsOf(file: string): string[] {
  const text = readFileSync(path.join(root, file), 'utf8')
  const names = [...text.matchAll(/(?:from|import\() ?'([^']+)'/g)].map(([, name = '']) => name)
  return names.flatMap((name) => {
    if (name.startsWith('.')) return path.join(path.dirname(file), name)
    return Object.keys(taken).includes(name.split('/')[0] ?? '') ? name : []
  })
}

const partOf = (file: string) =>
  Object.keys(taken)
    .filter((name) => file.startsWith(name))
    .sort((one, other) => other.length - one.length)[0]
const isIn = (folder: string, imported: string) => folder === '.' || `${imported}/`.startsWith(`${folder}/`)

test.each(Object.entries(taken))(
  'the tests of %s run again when anything changes that they import',
  (name, others) => {
    const isTaken = (imported: string) => [name, ...others].some((folder) => isIn(folder, imported))
    const imports = files.filter((file) => partOf(file) === name).flatMap(importsOf)
    const missing = imports.filter((imported) => !isTaken(imported) && !imported.endsWith('.json'))
    expect([...new Set(missing)]).toEqual([])
  },
)

test.each(Object.entries(taken).filter(([name]) => !/^(tooling|e2e)/.test(name)))(
  'the tests of %s run again when anything changes that those import in turn',
  (_, others) => {
    const further = others.filter((other) => !other.includes('/')).flatMap((other) => taken[other] ?? [])
    for (const each of further) expect(others.some((folder) => isIn(folder, each))).toBe(true)
  },
)
