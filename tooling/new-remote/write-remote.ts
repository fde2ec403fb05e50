import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { RemoteNames } from './remote-names'

const template = path.join(import.meta.dirname, 'template')

interface Manifest {
  version: string
  dependencies: Record<string, string>
}

function filled(text: string, names: RemoteNames): string {
  return text.replace(/\{(name|path|page|Page|Title)\}/g, (_, key: keyof RemoteNames) => names[key])
}

/** Its scripts and packages are those of its neighbours: whoever changes them there need not know of this. */
async function manifestOf({ name, path: prefix }: RemoteNames, neighbour: string): Promise<object> {
  const manifest = JSON.parse(await readFile(path.join(neighbour, 'package.json'), 'utf8')) as Manifest
  return { ...manifest, name, version: '1.0.0', shop: { prefixes: [prefix] } }
}

/**
 * Writes a remote that works: one page with its style and test, rendered on servers too.
 * @param neighbour the folder of a remote beside which it is written
 * @returns its folder
 */
export async function writeRemote(names: RemoteNames, neighbour: string): Promise<string> {
  const folder = path.join(neighbour, '..', names.name)
  await mkdir(folder)
  for (const entry of await readdir(template, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const source = path.join(entry.parentPath, entry.name)
    const target = path
      .join(folder, path.relative(template, source))
      .replace(/\.txt$/, '')
      .replace(/pages\/page\./, `pages/${names.page}-page.`)
    await mkdir(path.dirname(target), { recursive: true })
    await writeFile(target, filled(await readFile(source, 'utf8'), names))
  }
  const manifest = await manifestOf(names, neighbour)
  await writeFile(path.join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)
  return folder
}
