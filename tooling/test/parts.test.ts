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

test.each(Object.entries(taken))(
  'the tests of %s run again when anything changes that they import',
  (name, others) => {
    const isIn = (folder: string, imported: string) =>
      folder === '.' || `${imported}/`.startsWith(`${folder}/`)
    const imports = files.filter((file) => file.startsWith(`${name}/`)).flatMap(importsOf)
    const missing = imports.filter(
      (imported) =>
        ![name, ...others].some((folder) => isIn(folder, imported)) && !imported.endsWith('.json'),
    )
    expect([...new Set(missing)]).toEqual([])
    // And what those import in their turn.
    for (const other of others)
      for (const further of taken[other] ?? [])
        expect([name, ...others].some((folder) => isIn(folder, further))).toBe(true)
  },
)
